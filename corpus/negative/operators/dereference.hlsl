// RUN: hlslfe check %s -T lib_6_6 -verify
// There is nothing behind a number.
float f(float x) {
  return *x; // expected-error {{[err_hlsl_operator_unsupported]}}
}
