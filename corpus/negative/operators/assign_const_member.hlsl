// RUN: hlslfe check %s -T lib_6_6 -verify
// And each member of a constant struct.
struct S { float a; };
void f(const S s) { // expected-note {{[note_typecheck_assign_const]}}
  s.a = 2; // expected-error {{[err_typecheck_assign_const]}}
}
