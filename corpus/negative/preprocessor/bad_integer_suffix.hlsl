// RUN: hlslfe check %s -T lib_6_6 -verify
// There is no such suffix.
int f() {
  return 10q; // expected-error {{[err_invalid_suffix_constant]}}
}
