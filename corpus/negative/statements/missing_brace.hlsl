// RUN: hlslfe check %s -T lib_6_6 -verify
// A function ends.
float f(float x) { // expected-note {{[note_matching]}}
  if (x > 0) {
    x = 1;
  return x;
} // expected-error {{[err_expected]}}
