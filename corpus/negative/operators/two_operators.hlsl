// RUN: hlslfe check %s -T lib_6_6 -verify
// There is no such operator.
float f(float a, float b) {
  return a * / b; // expected-error {{[err_expected_expression]}}
}
