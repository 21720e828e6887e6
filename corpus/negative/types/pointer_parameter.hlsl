// RUN: hlslfe check %s -T lib_6_6 -verify
// Pointers are no parameters either.
float f(float *p) { return 1; } // expected-error {{[err_hlsl_pointers_unsupported]}}
