// RUN: hlslfe check %s -T lib_6_6 -verify
// Each parameter has its type.
float f(float x, y) { return x; } // expected-error {{[err_unknown_typename]}}
