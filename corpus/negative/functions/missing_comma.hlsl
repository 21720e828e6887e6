// RUN: hlslfe check %s -T lib_6_6 -verify
// A comma between parameters.
float f(float x float y) { return x; } // expected-error {{[err_expected]}}
