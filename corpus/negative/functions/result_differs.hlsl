// RUN: hlslfe check %s -T lib_6_6 -verify
// Declaration and definition differ.
float f(float x); // expected-note {{[note_previous_declaration]}}
int f(float x) { return x; } // expected-error {{[err_ovl_diff_return_type]}}
