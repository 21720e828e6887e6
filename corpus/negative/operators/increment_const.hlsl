// RUN: hlslfe check %s -T lib_6_6 -verify
// A constant too.
int f(const int i) { // expected-note {{[note_typecheck_assign_const]}}
  i++; // expected-error {{[err_typecheck_assign_const]}}
  return i;
}
