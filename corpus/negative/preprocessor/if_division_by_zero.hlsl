// RUN: hlslfe check %s -T lib_6_6 -verify
// Not even here.
// expected-error@+1 {{[err_pp_division_by_zero]}}
#if 1 / 0
#endif
float f(float x) { return x; }
