// RUN: hlslfe check %s -T lib_6_6 -verify
// void is no type for a named parameter.
void f(void v, float x) {} // expected-error {{[err_param_with_void_type]}}
