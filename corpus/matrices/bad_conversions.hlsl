// RUN: hlslfe check %s -T lib_6_6 -verify
// Shapes that do not fit, and those that fit with a warning.
float2x2 f(float2x3 a, float3x2 b, float3 v, float3x3 c) {
  a = (float2x3)b;         // expected-error {{[err_invalid_conversion_between_matrixes]}}
  c = (float3x3)a;         // expected-error {{[err_invalid_conversion_between_matrixes]}}
  float2x2 m = (float2x2)v; // expected-error {{[err_bad_cxx_cast_generic]}}
  float2x3 n = b;          // expected-error {{[err_init_conversion_failed]}}
  a = b;                   // expected-error {{[err_typecheck_convert_incompatible]}}
  float2 w = c;            // expected-error {{[err_init_conversion_failed]}}
  float2x2 small = c;      // expected-warning {{[warn_hlsl_impcast_matrix_truncation]}}
  float first = c;         // expected-warning {{[warn_impcast_matrix_scalar]}}
  small += c;              // expected-warning {{[warn_hlsl_impcast_matrix_truncation]}}
  c += small;              // expected-error {{[err_hlsl_vector_compound_assignment_truncation]}}
  return c;                // expected-warning {{[warn_hlsl_impcast_matrix_truncation]}}
}
