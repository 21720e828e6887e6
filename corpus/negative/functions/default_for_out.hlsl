// RUN: hlslfe check %s -T lib_6_6 -verify
// out needs a variable.
void f(out float x = 1) { x = 2; } // expected-error {{[err_lvalue_reference_bind_to_temporary]}}
