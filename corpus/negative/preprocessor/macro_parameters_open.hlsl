// RUN: hlslfe check %s -T lib_6_6 -verify
// The list of parameters ends.
// expected-error@+1 {{[err_pp_expected_comma_in_arg_list]}}
#define M(a, b a
float f(float x) { return x; }
