// RUN: hlslfe check %s -T lib_6_6 -verify
// One parenthesis short.
float f(float a) {
  return (a + 1; // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
}
