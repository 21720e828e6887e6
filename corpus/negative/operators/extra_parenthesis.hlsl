// RUN: hlslfe check %s -T lib_6_6 -verify
// One parenthesis too many.
float f(float a) {
  return a + 1); // expected-error {{[err_extraneous_token_before_semi]}}
}
