// RUN: hlslfe check %s -T lib_6_6 -verify
// Hexadecimal, but of what?
int f() {
  return 0x; // expected-error {{[err_invalid_suffix_constant]}}
}
