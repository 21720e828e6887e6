// RUN: hlslfe check %s -T lib_6_6 -verify
// One else.
#if 0
#else
// expected-error@+1 {{[pp_err_else_after_else]}}
#else
#endif
float f(float x) { return x; }
