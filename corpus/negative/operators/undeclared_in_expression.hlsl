// RUN: hlslfe check %s -T lib_6_6 -verify
// One name is wrong, one message says so.
float f(float x) {
  float y = x * scale + scale; // expected-error 2 {{[err_undeclared_var_use]}}
  return y;
}
