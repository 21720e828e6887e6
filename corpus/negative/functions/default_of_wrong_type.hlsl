// RUN: hlslfe check %s -T lib_6_6 -verify
// A default is converted like an argument.
struct S { float a; };
float f(S s = 1) { return s.a; } // expected-error {{[err_init_conversion_failed]}}
