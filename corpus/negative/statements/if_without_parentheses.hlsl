// RUN: hlslfe check %s -T lib_6_6 -verify
// A condition stands in parentheses.
void f(int i) {
  if i > 0 // expected-error {{[err_expected_lparen_after]}}
    i = 2;
}
