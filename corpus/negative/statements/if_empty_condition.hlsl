// RUN: hlslfe check %s -T lib_6_6 -verify
// The condition is missing.
void f(int i) {
  if () // expected-error {{[err_expected_expression]}}
    i = 2;
}
