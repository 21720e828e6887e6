// RUN: hlslfe check %s -T lib_6_6 -verify
// And no number is one.
// expected-error@+1 {{[err_pp_macro_not_identifier]}}
#define 3 three
float f(float x) { return x; }
