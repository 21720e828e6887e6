// RUN: hlslfe check %s -T lib_6_6 -verify
// Something follows the equals sign.
float f() {
  float x = ; // expected-error {{[err_expected_expression]}}
  return x;
}
