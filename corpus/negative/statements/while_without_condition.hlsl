// RUN: hlslfe check %s -T lib_6_6 -verify
// while needs a condition.
void f(int i) {
  while () // expected-error {{[err_expected_expression]}}
    i = 2;
}
