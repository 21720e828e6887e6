// RUN: hlslfe check %s -T lib_6_6 -verify
// What it names would be gone at once.
float f(bool b) {
  if (b)
    float y = 1;
  return y; // expected-error {{[err_undeclared_var_use]}}
}
