// RUN: hlslfe check %s -T lib_6_6 -verify
// Functions do not differ by their result alone.
int g(float a) { return 1; } // expected-note {{[note_previous_declaration]}}
float g(float a) { return 2; } // expected-error {{[err_ovl_diff_return_type]}}
