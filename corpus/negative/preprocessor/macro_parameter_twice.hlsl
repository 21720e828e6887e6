// RUN: hlslfe check %s -T lib_6_6 -verify
// Two parameters of one name.
// expected-error@+1 {{[err_pp_duplicate_name_in_arg_list]}}
#define M(a, a) a
float f(float x) { return x; }
