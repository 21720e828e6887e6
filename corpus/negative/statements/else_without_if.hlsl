// RUN: hlslfe check %s -T lib_6_6 -verify
// else without an if.
void f(int i) {
  i = 1;
  else // expected-error {{[err_expected_expression]}}
    i = 2;
}
