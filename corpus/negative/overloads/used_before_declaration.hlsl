// RUN: hlslfe check %s -T lib_6_6 -verify
// Functions are declared before they are called.
float f(float x) {
  return g(x); // expected-error {{[err_undeclared_var_use]}}
}
float g(float x) { return x; }
