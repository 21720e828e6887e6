// RUN: hlslfe check %s -T lib_6_6 -verify
// One name, one thing.
typedef float T; // expected-note {{[note_previous_definition]}}
static float T = 1; // expected-error {{[err_redefinition_different_kind]}}
