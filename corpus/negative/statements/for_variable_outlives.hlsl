// RUN: hlslfe check %s -T lib_6_6 -verify
// The variable of a for ends with it.
int f(int n) {
  for (int i = 0; i < n; ++i) {}
  return i; // expected-error {{[err_undeclared_var_use]}}
}
