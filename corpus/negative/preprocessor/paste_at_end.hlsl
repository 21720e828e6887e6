// RUN: hlslfe check %s -T lib_6_6 -verify
// ## wants two sides.
// expected-error@+1 {{[err_paste_at_end]}}
#define P(a) a##
float f(float x) { return x; }
