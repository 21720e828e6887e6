// RUN: hlslfe check %s -T lib_6_6 -verify
// q is no component.
float f(float4 v) {
  return v.q; // expected-error {{[err_ext_vector_component_name_illegal]}}
}
