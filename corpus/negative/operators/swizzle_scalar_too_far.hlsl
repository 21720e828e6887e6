// RUN: hlslfe check %s -T lib_6_6 -verify
// A scalar has an x only.
float f(float x) {
  return x.y; // expected-error {{[err_ext_vector_component_exceeds_length]}}
}
