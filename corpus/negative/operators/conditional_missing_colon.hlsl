// RUN: hlslfe check %s -T lib_6_6 -verify
// The second half is missing.
float f(bool c, float a) {
  return c ? a; // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
}
