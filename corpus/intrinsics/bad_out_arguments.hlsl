// RUN: hlslfe check %s -T lib_6_6 -verify
// Out parameters of intrinsics want variables, as those of functions do.
void f(float x, float3 v, const float c) {
  float y;
  sincos(x, 1.0, y); // expected-error {{[error_hlsl_inout_lvalue]}}
  modf(x, x + y); // expected-error {{[error_hlsl_inout_lvalue]}}
  modf(v, y); // expected-error {{[error_hlsl_inout_scalar_extension]}}
  frexp(x, c); // expected-error {{[err_typecheck_assign_const]}} expected-note@3 {{[note_typecheck_assign_const]}}
  sincos(x, y); // expected-error {{[err_ovl_no_viable_function_in_call]}} expected-note {{[note_ovl_candidate_arity]}}
}
