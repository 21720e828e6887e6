// RUN: hlslfe check %s -T lib_6_6 -verify
// If what?
// expected-error@+1 {{[err_pp_expected_value_in_expr]}}
#if
#endif
float f(float x) { return x; }
