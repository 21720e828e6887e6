// RUN: hlslfe check %s -T lib_6_6 -verify
// Functions that do not take matrices, and shapes that do not fit.
void f(float2x3 a, float3x2 b, float2x2 m, float4 v) {
  dot(m, m);       // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  normalize(m);    // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  max(a, b);       // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  transpose(v);    // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_hlsl_intrinsic_arguments]}}
  mul(m);          // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
  float2 x = mul(m, v);   // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
  float2x2 y = mul(a, m); // expected-warning {{[warn_hlsl_impcast_matrix_truncation]}}
  float z = determinant(a); // expected-warning {{[warn_hlsl_impcast_matrix_truncation]}}
}
