// RUN: hlslfe check %s -T lib_6_6 -verify
// There are no addresses.
float f(float x) {
  float y = &x; // expected-error {{[err_hlsl_operator_unsupported]}}
  return y;
}
