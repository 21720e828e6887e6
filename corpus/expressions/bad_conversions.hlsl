// RUN: hlslfe check %s -T lib_6_6 -verify
// What does not convert.
struct S { float a; float b; };

void f(float2 v, S s, int i[2]) {
  float3 wide = v; // expected-error {{[err_init_conversion_failed]}}
  v = float3(1, 2, 3).xyzx.x;
  v = s; // expected-error {{[err_typecheck_convert_incompatible]}}
  float x = s; // expected-error {{[err_init_conversion_failed]}}
  float3 more = (float3)v; // expected-error {{[err_bad_cxx_cast_vector_to_vector_different_size]}}
  v += float3(1, 2, 3); // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
  float3 u = 1;
  u += v; // expected-error {{[err_hlsl_vector_compound_assignment_truncation]}}
}

float2 g(float3 a, S s) {
  if (s) // expected-error {{[err_typecheck_bool_condition]}}
    return 0;
  return s; // expected-error {{[err_init_conversion_failed]}}
}
