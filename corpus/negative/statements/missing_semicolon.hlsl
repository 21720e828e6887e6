// RUN: hlslfe check %s -T lib_6_6 -verify
// A semicolon ends a statement.
float f(float x) {
  x = x + 1 // expected-error {{[err_expected_semi_after_expr]}}
  return x;
}
