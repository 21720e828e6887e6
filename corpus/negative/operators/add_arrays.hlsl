// RUN: hlslfe check %s -T lib_6_6 -verify
// Arrays are not added.
float f(float a[2], float b[2]) {
  return (a + b)[0]; // expected-error {{[err_typecheck_invalid_operands]}}
}
