// RUN: hlslfe check %s -T lib_6_6 -verify
// Structs have no operators.
struct S { float a; };
void f(S s) {
  s += 1; // expected-error {{[err_typecheck_invalid_operands]}}
}
