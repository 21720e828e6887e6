// RUN: hlslfe check %s -T lib_6_6 -verify
// A cast needs a type.
float f(float x) {
  return (flaot)x; // expected-error {{[err_undeclared_var_use]}}
}
