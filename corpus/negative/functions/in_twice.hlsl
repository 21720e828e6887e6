// RUN: hlslfe check %s -T lib_6_6 -verify
// One in is enough.
void f(in in float x) {} // expected-error {{[err_hlsl_duplicate_parameter_modifier]}} expected-note {{[note_conflicting_attribute]}}
