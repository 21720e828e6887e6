// RUN: hlslfe check %s -T lib_6_6 -verify
// judge: dxc
// A vector is no list.
float f(float3 v) {
  float a[3] = v; // expected-error {{[err_init_conversion_failed]}}
  return a[0];
}
