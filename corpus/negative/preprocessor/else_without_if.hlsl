// RUN: hlslfe check %s -T lib_6_6 -verify
// Else what?
// expected-error@+1 {{[pp_err_else_without_if]}}
#else
float f(float x) { return x; }
// expected-error@+1 {{[err_pp_endif_without_if]}}
#endif
