// RUN: hlslfe check %s -T lib_6_6 -verify
// # wants a parameter.
// expected-error@+1 {{[err_pp_stringize_not_parameter]}}
#define S(a) #b
float f(float x) { return x; }
