// RUN: hlslfe check %s -T lib_6_6 -verify
// A float2 has no z.
float f(float2 v) {
  return v.z; // expected-error {{[err_ext_vector_component_exceeds_length]}}
}
