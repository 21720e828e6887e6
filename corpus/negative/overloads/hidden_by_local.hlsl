// RUN: hlslfe check %s -T lib_6_6 -verify
// The local variable hides the function.
float g(float x) { return x; }
float f(float x) {
  float g = x;
  return g(x); // expected-error {{[err_typecheck_call_not_function]}}
}
