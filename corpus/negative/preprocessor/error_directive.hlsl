// RUN: hlslfe check %s -T lib_6_6 -verify
// Asked for.
#ifndef MODE
// expected-error@+1 {{[err_pp_hash_error]}}
#error MODE is not defined
#endif
float f(float x) { return x; }
