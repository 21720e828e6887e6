// RUN: hlslfe check %s -T lib_6_6 -verify
// A type is no value.
float f() {
  return float; // expected-error {{[err_expected_lparen_after_type]}}
}
