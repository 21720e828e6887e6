// RUN: hlslfe check %s -T lib_6_6 -verify
// Only variables are assigned.
void f(float x, float y) {
  x + y = 3; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
}
