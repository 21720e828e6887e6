// RUN: hlslfe check %s -T lib_6_6 -verify
// out and inout arguments keep their shape.
void whole(inout float2x2 m);
void row(out float2 v);
void element(inout float s);
void f(float s, float2x2 m, float2x3 n, const float2x2 c, float4 v) { // expected-note {{[note_typecheck_assign_const]}}
  whole(s);           // expected-error {{[error_hlsl_inout_scalar_extension]}}
  element(m);         // expected-error {{[error_hlsl_inout_scalar_extension]}}
  row(m._m00_m00);    // expected-error {{[error_hlsl_inout_lvalue]}}
  row((m + m)[0]);    // expected-error {{[error_hlsl_inout_lvalue]}}
  row(c[0]);          // expected-error {{[err_typecheck_assign_const]}}
  whole(n);           // expected-warning {{[warn_hlsl_impcast_matrix_truncation]}} expected-error {{[err_typecheck_convert_incompatible]}}
}
