// RUN: hlslfe check %s -T lib_6_6 -verify
// A line has a number.
// expected-error@+1 {{[err_pp_line_requires_integer]}}
#line "file.hlsl"
float f(float x) { return x; }
