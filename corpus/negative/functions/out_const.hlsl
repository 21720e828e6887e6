// RUN: hlslfe check %s -T lib_6_6 -verify
// judge: dxc
// A constant is none either.
void g(out float x) { x = 1; }
void f() {
  const float c = 1; // expected-note {{[note_typecheck_assign_const]}}
  g(c); // expected-error {{[err_typecheck_assign_const]}}
}
