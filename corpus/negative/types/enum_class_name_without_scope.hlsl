// RUN: hlslfe check %s -T lib_6_6 -verify
// The names of a scoped enum stay in it.
enum class E { A, B };
E f() {
  return A; // expected-error {{[err_undeclared_var_use]}}
}
