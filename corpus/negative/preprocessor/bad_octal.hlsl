// RUN: hlslfe check %s -T lib_6_6 -verify
// 8 is no octal digit.
int f() {
  return 018; // expected-error {{[err_invalid_digit]}}
}
