// RUN: hlslfe check %s -T lib_6_6 -verify
// Four numbers for three components.
float3 f(float x) {
  float3 v = {x, 1, 2, 3}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return v;
}
