// RUN: hlslfe check %s -T lib_6_6 -verify
// A sum is no variable.
int f(int i) {
  ++(i + 1); // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
  return i;
}
