// RUN: hlslfe check %s -T lib_6_6 -verify
// More than 64 bits.
uint64_t f() {
  return 36893488147419103232; // expected-error {{[err_integer_literal_too_large]}}
}
