// RUN: hlslfe check %s -verify
struct S { float a; float2 b; };
void f(float3 v) {
  float2 few = {1}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float2 many = {1, 2, 3}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  S s = {v, 1}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float4 c = float4(1, 2, 3); // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  float4 wide = v; // expected-error {{[err_init_conversion_failed]}}
  float2 narrow = v; // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
  v.xx = 1; // expected-error {{[err_typecheck_duplicate_vector_components_not_mlvalue]}}
  v.w = 1; // expected-error {{[err_ext_vector_component_exceeds_length]}}
  v.q = 1; // expected-error {{[err_ext_vector_component_name_illegal]}}
}
