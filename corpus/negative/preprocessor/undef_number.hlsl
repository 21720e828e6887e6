// RUN: hlslfe check %s -T lib_6_6 -verify
// Not a macro.
// expected-error@+1 {{[err_pp_macro_not_identifier]}}
#undef 3
float f(float x) { return x; }
