// RUN: hlslfe check %s -T lib_6_6 -verify
// There is no such file.
// expected-error@+1 {{[err_pp_file_not_found]}}
#include "no_such_file.hlsli"
float f(float x) { return x; }
