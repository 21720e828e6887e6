// RUN: hlslfe check %s -T lib_6_6 -verify
// Structs and arrays have no overloads.
struct S { float x; };
float f(S s, float a[3]) {
  float r = length(s); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  r += WaveActiveSum(a); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  r += asfloat(s); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  r += countbits(a); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  return r;
}
// Elements that DXC does not convert, vectors where only scalars fit.
void g(double d, int64_t l, float4 v, bool b, uint u) {
  asuint(l); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  asfloat(d); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  fma(v, v, v); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  WaveActiveBitOr(v); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  QuadAny(v); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  msad4(v, uint2(u, u), 0); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
}
