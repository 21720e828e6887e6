// RUN: hlslfe check %s -T lib_6_6 -verify
// The exponent is missing.
float f() {
  return 1e; // expected-error {{[err_exponent_has_no_digits]}}
}
