// RUN: hlslfe check %s -T lib_6_6 -verify
// Bits of floats are not combined.
float f(float x, float y) {
  return x & y; // expected-error {{[err_typecheck_invalid_operands]}}
}
