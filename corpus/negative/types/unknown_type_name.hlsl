// RUN: hlslfe check %s -T lib_6_6 -verify
// A type that nobody declared.
float f(floot x) { return x; } // expected-error {{[err_unknown_typename_suggest]}}
float g(float x) { return x; }
