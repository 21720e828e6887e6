// RUN: hlslfe check %s -T lib_6_6 -verify
// The size of an array is constant.
float f(int n) {
  float a[n]; // expected-error {{[err_vla_unsupported]}}
  return a[0];
}
