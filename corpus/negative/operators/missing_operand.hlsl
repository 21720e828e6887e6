// RUN: hlslfe check %s -T lib_6_6 -verify
// Something should follow the plus.
float f(float a) {
  return a + ; // expected-error {{[err_expected_expression]}}
}
