// RUN: hlslfe check %s -T lib_6_6 -verify
// Nothing to negate.
struct S { float a; };
S f(S s) {
  return -s; // expected-error {{[err_typecheck_unary_expr]}}
}
