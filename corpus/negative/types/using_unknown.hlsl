// RUN: hlslfe check %s -T lib_6_6 -verify
// An alias of nothing.
using T = Missing; // expected-error {{[err_unknown_typename]}}
float f(float x) { return x; }
