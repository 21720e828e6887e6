// RUN: hlslfe check %s -T lib_6_6 -verify
// One body a function.
float f(float x) { return x; } // expected-note {{[note_previous_definition]}}
float f(float y) { return y; } // expected-error {{[err_redefinition]}}
