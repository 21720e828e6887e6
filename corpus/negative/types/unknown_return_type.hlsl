// RUN: hlslfe check %s -T lib_6_6 -verify
// The result of a function needs a declared type.
vec3 f(float x) { return x; } // expected-error {{[err_unknown_typename]}}
