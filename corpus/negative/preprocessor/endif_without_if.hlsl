// RUN: hlslfe check %s -T lib_6_6 -verify
// Ends nothing.
float f(float x) { return x; }
// expected-error@+1 {{[err_pp_endif_without_if]}}
#endif
