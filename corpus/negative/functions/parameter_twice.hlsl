// RUN: hlslfe check %s -T lib_6_6 -verify
// Two parameters of one name.
float f(float x, int x) { return 1; } // expected-error {{[err_param_redefinition]}} expected-note {{[note_previous_declaration]}}
