// RUN: hlslfe check %s -T lib_6_6 -verify
// The function is in a namespace.
namespace N {
float g(float x) { return x; }
}
float f(float x) {
  return g(x); // expected-error {{[err_undeclared_var_use]}}
}
