// RUN: hlslfe check %s -T lib_6_6 -verify
// The macro is not defined.
// expected-error@+1 {{[err_pp_expr_bad_function_call]}}
#if HAS(3)
#endif
float f(float x) { return x; }
