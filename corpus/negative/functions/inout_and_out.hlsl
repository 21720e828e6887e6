// RUN: hlslfe check %s -T lib_6_6 -verify
// inout says it all.
void f(inout out float x) { x = 1; } // expected-error {{[err_hlsl_duplicate_parameter_modifier]}} expected-note {{[note_conflicting_attribute]}}
