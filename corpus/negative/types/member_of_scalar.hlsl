// RUN: hlslfe check %s -T lib_6_6 -verify
// A float has no members of its own.
float f(float x) {
  return x.value; // expected-error {{[err_ext_vector_component_name_illegal]}}
}
