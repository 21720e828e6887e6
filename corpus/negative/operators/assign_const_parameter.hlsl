// RUN: hlslfe check %s -T lib_6_6 -verify
// A constant parameter too.
float f(const float x) { // expected-note {{[note_typecheck_assign_const]}}
  x = 2; // expected-error {{[err_typecheck_assign_const]}}
  return x;
}
