// RUN: hlslfe check %s -T lib_6_6 -verify
// A shift takes integers.
int f(int i, float x) {
  return i << x; // expected-error {{[err_typecheck_invalid_operands]}}
}
