// RUN: hlslfe check %s -T lib_6_6 -verify
// One name, one thing.
static float f = 1; // expected-note {{[note_previous_definition]}}
float f(float x) { return x; } // expected-error {{[err_redefinition_different_kind]}}
