// RUN: hlslfe check %s -T lib_6_6 -verify
// A variable ends with its block.
float f(float x) {
  { float y = x; }
  return y; // expected-error {{[err_undeclared_var_use]}}
}
