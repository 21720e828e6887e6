// RUN: hlslfe check %s -T lib_6_6 -verify
// ~ is for integers.
float f(float x) {
  return ~x; // expected-error {{[err_typecheck_unary_expr]}}
}
