// RUN: hlslfe check %s -T lib_6_6 -verify
// A literal is no variable.
void f(float x) {
  1 = x; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
}
