// RUN: hlslfe check %s -T lib_6_6 -verify
// A default argument makes two functions fit.
int g(float a) { return 1; } // expected-note {{[note_ovl_candidate]}}
int g(float a, float b = 1) { return 2; } // expected-note {{[note_ovl_candidate]}}
int f(float x) {
  return g(x); // expected-error {{[err_ovl_ambiguous_call]}}
}
