// RUN: hlslfe check %s -T lib_6_6 -verify
// A variable is no type.
float f(float x) {
  x y; // expected-error {{[err_expected_semi_after_expr]}} expected-error {{[err_undeclared_var_use]}} expected-warning {{[warn_unused_expr]}}
  return x;
}
