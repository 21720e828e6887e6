// RUN: hlslfe check %s -T lib_6_6 -verify
// There is no such directive.
// expected-error@+1 {{[err_pp_invalid_directive]}}
#defin N 3
float f(float x) { return x; }
