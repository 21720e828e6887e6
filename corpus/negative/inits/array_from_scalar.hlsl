// RUN: hlslfe check %s -T lib_6_6 -verify
// judge: dxc
// An array needs a list.
float f() {
  float a[3] = 1; // expected-error {{[err_init_conversion_failed]}}
  return a[0];
}
