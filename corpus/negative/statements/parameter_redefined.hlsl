// RUN: hlslfe check %s -T lib_6_6 -verify
// The block of a function is that of its parameters.
void f(float x) { // expected-note {{[note_previous_definition]}}
  float x = 2; // expected-error {{[err_redefinition]}}
}
