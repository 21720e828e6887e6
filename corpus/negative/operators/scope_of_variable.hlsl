// RUN: hlslfe check %s -T lib_6_6 -verify
// A variable has no inside.
float f(float a) {
  return a::b; // expected-error {{[err_undeclared_var_use]}}
}
