// RUN: hlslfe check %s -T lib_6_6 -verify
// The list is never closed.
float f(float x, { // expected-error {{[err_missing_param]}}
  return x;
}
