// RUN: hlslfe check %s -T lib_6_6 -verify
// A parameter is nobody else's.
void f(groupshared float x) {} // expected-error {{[err_arg_with_address_space]}}
