// RUN: hlslfe check %s -T lib_6_6 -verify
// Never ends.
// expected-error@+1 {{[err_pp_unterminated_conditional]}}
#if 1
float f(float x) { return x; }
