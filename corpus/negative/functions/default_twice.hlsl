// RUN: hlslfe check %s -T lib_6_6 -verify
// A default is given once.
float f(float x = 1); // expected-note {{[note_previous_definition]}}
float f(float x = 1) { return x; } // expected-error {{[err_param_default_argument_redefinition]}}
