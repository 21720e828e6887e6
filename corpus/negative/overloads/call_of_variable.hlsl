// RUN: hlslfe check %s -T lib_6_6 -verify
// A variable is no function.
float f(float x) {
  return x(1); // expected-error {{[err_typecheck_call_not_function]}}
}
