// RUN: hlslfe check %s -T lib_6_6 -verify
// That is no token.
#define P(a, b) a##b
float f(float x) {
  return P(x, +) 1; // expected-error {{[err_pp_bad_paste]}}
}
