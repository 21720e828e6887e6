// RUN: hlslfe check %s -T lib_6_6 -verify
// A string is no number.
float f() {
  float x = "one"; // expected-error {{[err_not_supported_yet]}}
  return x;
}
