// RUN: hlslfe check %s -T lib_6_6 -verify
// Nobody declared it.
float f(float x) {
  return missing(x); // expected-error {{[err_undeclared_var_use]}}
}
