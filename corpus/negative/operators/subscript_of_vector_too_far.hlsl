// RUN: hlslfe check %s -T lib_6_6 -verify
// RUN: hlslfe check %s -T lib_6_6 -fclang-compat=22
// judge: dxc
// A float4 has four components, from 0 on.
float f(float4 v) {
  return v[4]; // expected-error {{[err_hlsl_vector_element_index_out_of_bounds]}}
}
