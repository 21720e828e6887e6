// RUN: hlslfe check %s -T lib_6_6 -verify
// A list ends.
float f() {
  float2 v = {1, 2; // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
  return v.x;
}
