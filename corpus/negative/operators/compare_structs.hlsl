// RUN: hlslfe check %s -T lib_6_6 -verify
// Structs are not compared.
struct S { float a; };
bool f(S s, S t) {
  return s == t; // expected-error {{[err_typecheck_invalid_operands]}}
}
