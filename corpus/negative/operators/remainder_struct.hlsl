// RUN: hlslfe check %s -T lib_6_6 -verify
// Structs have no remainder.
struct S { int a; };
int f(S s, int i) {
  return s % i; // expected-error {{[err_typecheck_invalid_operands]}}
}
