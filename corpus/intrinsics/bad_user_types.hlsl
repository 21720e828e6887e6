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
