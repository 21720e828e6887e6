// RUN: hlslfe check %s -T lib_6_6 -verify
// half is promoted to float and to double.
int g(float a) { return 1; } // expected-note {{[note_ovl_candidate]}}
int g(double a) { return 2; } // expected-note {{[note_ovl_candidate]}}
int f(half h) {
  return g(h); // expected-error {{[err_ovl_ambiguous_call]}}
}
