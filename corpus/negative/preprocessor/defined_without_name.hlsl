// RUN: hlslfe check %s -T lib_6_6 -verify
// defined wants a name.
// expected-error@+1 {{[err_pp_defined_requires_identifier]}}
#if defined(3)
#endif
float f(float x) { return x; }
