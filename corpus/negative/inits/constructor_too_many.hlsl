// RUN: hlslfe check %s -T lib_6_6 -verify
// In both directions.
float4 f(float3 v) {
  return float4(v, v); // expected-error {{[err_hlsl_incorrect_num_initializers]}}
}
