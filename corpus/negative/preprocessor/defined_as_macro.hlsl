// RUN: hlslfe check %s -T lib_6_6 -verify
// defined is taken.
// expected-error@+1 {{[err_defined_macro_name]}}
#define defined 1
float f(float x) { return x; }
