// RUN: hlslfe check %s -T lib_6_6 -verify
// The else comes last.
#if 0
#else
// expected-error@+1 {{[pp_err_elif_after_else]}}
#elif 1
#endif
float f(float x) { return x; }
