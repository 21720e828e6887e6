// RUN: hlslfe check %s -T lib_6_6 -verify
// A float2 does not become a float3.
float3 f(float2 v) {
  float3 r = v; // expected-error {{[err_init_conversion_failed]}}
  return r;
}
