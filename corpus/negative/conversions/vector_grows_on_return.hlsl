// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor on the way out of a function.
float4 f(float2 v) {
  return v; // expected-error {{[err_init_conversion_failed]}}
}
