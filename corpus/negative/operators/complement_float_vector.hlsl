// RUN: hlslfe check %s -T lib_6_6 -verify
// For vectors of integers, that is.
float3 f(float3 v) {
  return ~v; // expected-error {{[err_typecheck_unary_expr]}}
}
