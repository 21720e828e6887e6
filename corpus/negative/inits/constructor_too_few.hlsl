// RUN: hlslfe check %s -T lib_6_6 -verify
// A constructor counts too.
float4 f(float2 v) {
  return float4(v, 1); // expected-error {{[err_hlsl_incorrect_num_initializers]}}
}
