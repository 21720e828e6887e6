// RUN: hlslfe check %s -T lib_6_6 -verify
// One brace too many.
float f(float x) { return x; }
} // expected-error {{[err_extraneous_closing_brace]}}
float g(float x) { return x; }
