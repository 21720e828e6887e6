// RUN: hlslfe check %s -T lib_6_6 -verify
// A constant global too.
static const float C = 1; // expected-note {{[note_typecheck_assign_const]}}
void f() {
  C = 2; // expected-error {{[err_typecheck_assign_const]}}
}
