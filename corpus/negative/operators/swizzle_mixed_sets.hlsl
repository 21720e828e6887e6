// RUN: hlslfe check %s -T lib_6_6 -verify
// Either xyzw or rgba.
float2 f(float4 v) {
  return v.xg; // expected-error {{[err_ext_vector_component_name_illegal]}}
}
