// RUN: hlslfe check %s -T lib_6_6 -verify
// An out argument must be assignable and of the same shape, in both directions.
void one(out float a);
void two(inout float2 a);
void rows(out float a[2]); // expected-note {{[note_ovl_candidate_bad_conv]}}

void test(const float c, // expected-note {{[note_typecheck_assign_const]}}
          float x, float4 v, float b[3], int i) {
  one(1.0); // expected-error {{[error_hlsl_inout_lvalue]}}
  one(x + 1); // expected-error {{[error_hlsl_inout_lvalue]}}
  one(c); // expected-error {{[err_typecheck_assign_const]}}
  one(v); // expected-error {{[error_hlsl_inout_scalar_extension]}}
  two(x); // expected-error {{[error_hlsl_inout_scalar_extension]}}
  two(v.xx); // expected-error {{[error_hlsl_inout_lvalue]}}
  // cut on the way in, and it cannot come back
  two(v); // expected-error {{[err_typecheck_convert_incompatible]}} expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
  rows(b); // expected-error {{[err_ovl_no_viable_function_in_call]}}
  one(i);
  two(v.zw);
  one(b[i]);
}
