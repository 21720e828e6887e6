// RUN: hlslfe check %s -T lib_6_6 -verify
// Integers only.
// expected-error@+1 {{[err_pp_illegal_floating_literal]}}
#if 1.5 > 1
#endif
float f(float x) { return x; }
