// RUN: hlslfe check %s -T lib_6_6 -verify
// A scalar has no elements.
float f(float x) {
  return x[0]; // expected-error {{[err_typecheck_subscript_value]}}
}
