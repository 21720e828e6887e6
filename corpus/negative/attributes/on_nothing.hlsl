// RUN: hlslfe check %s -T lib_6_6 -verify
// An attribute of nothing.
void f(int n) {
  [branch]
} // expected-error {{[err_expected_statement]}}
