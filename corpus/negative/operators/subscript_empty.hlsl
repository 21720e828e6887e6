// RUN: hlslfe check %s -T lib_6_6 -verify
// Which element?
float f(float a[3]) {
  return a[]; // expected-error {{[err_expected_expression]}}
}
