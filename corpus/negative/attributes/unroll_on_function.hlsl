// RUN: hlslfe check %s -T lib_6_6 -verify
// A function is no loop.
[unroll] // expected-error {{[err_attribute_invalid_on_decl]}}
void f(int n) {}
