// RUN: hlslfe check %s -T lib_6_6 -verify
// A string is no number.
float f() {
  float x = "one"; // expected-error {{[err_init_conversion_failed]}}
  return x;
}
