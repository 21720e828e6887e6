// RUN: hlslfe check %s -T lib_6_6 -verify
// The result of a call is no variable.
float g(float x) { return x; }
void f(float x) {
  g(x) = 2; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
}
