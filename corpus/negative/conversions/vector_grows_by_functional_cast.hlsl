// RUN: hlslfe check %s -T lib_6_6 -verify
// A float3 is not made of one float2.
float3 f(float2 v) {
  return float3(v); // expected-error {{[err_bad_cxx_cast_vector_to_vector_different_size]}}
}
