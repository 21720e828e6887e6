// RUN: hlslfe check %s -T lib_6_6 -verify
// A token that begins nothing.
float f(float x) { return x; }
42 // expected-error {{[err_expected_unqualified_id]}}
