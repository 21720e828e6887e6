// RUN: hlslfe check %s -T lib_6_6 -verify
// An array is no number.
float f(float a[3]) {
  float x = a; // expected-error {{[err_init_conversion_failed]}}
  return x;
}
