// RUN: hlslfe check %s -T lib_6_6 -verify
// Condition and results differ in length.
float3 f(bool2 c, float3 a, float3 b) {
  return c ? a : b; // expected-error {{[err_conditional_vector_size]}}
}
