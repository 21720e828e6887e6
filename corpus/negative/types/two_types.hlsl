// RUN: hlslfe check %s -T lib_6_6 -verify
// One type is enough.
float int f(float x) { return x; } // expected-error {{[err_invalid_decl_spec_combination]}}
