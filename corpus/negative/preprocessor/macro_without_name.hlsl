// RUN: hlslfe check %s -T lib_6_6 -verify
// A macro has a name.
// expected-error@+1 {{[err_pp_missing_macro_name]}}
#define
float f(float x) { return x; }
