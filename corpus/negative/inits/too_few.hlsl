// RUN: hlslfe check %s -T lib_6_6 -verify
// Two numbers for three components.
float3 f(float x) {
  float3 v = {x, 1}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return v;
}
