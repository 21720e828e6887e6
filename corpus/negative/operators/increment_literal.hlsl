// RUN: hlslfe check %s -T lib_6_6 -verify
// A literal stays what it is.
int f() {
  return 3++; // expected-error {{[err_typecheck_expression_not_modifiable_lvalue]}}
}
