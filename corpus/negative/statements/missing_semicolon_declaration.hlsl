// RUN: hlslfe check %s -T lib_6_6 -verify
// And a declaration.
float f(float x) {
  float y = x // expected-error {{[err_expected_semi_declaration]}}
  return y;
}
