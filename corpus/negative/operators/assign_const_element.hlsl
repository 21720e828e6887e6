// RUN: hlslfe check %s -T lib_6_6 -verify
// And each element of a constant array.
static const float C[2] = {1, 2}; // expected-note {{[note_typecheck_assign_const]}}
void f() {
  C[1] = 2; // expected-error {{[err_typecheck_assign_const]}}
}
