// RUN: hlslfe check %s -T lib_6_6 -verify
// Of what?
uint f() {
  return sizeof(Missing); // expected-error {{[err_undeclared_var_use]}}
}
