// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct is neither true nor false.
struct S { float a; };
bool f(S s) {
  return !s; // expected-error {{[err_typecheck_unary_expr]}}
}
