// RUN: hlslfe check %s -T lib_6_6 -verify
// A file has a name.
// expected-error@+1 {{[err_pp_expects_filename]}}
#include
float f(float x) { return x; }
