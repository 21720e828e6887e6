// RUN: hlslfe check %s -T lib_6_6 -verify
// A constant keeps its value.
float f(float x) {
  const float c = x; // expected-note {{[note_typecheck_assign_const]}}
  c = 2; // expected-error {{[err_typecheck_assign_const]}}
  return c;
}
