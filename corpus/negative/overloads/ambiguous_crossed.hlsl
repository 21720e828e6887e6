// RUN: hlslfe check %s -T lib_6_6 -verify
// Each is better for one argument.
int g(int a, float b) { return 1; } // expected-note {{[note_ovl_candidate]}}
int g(float a, int b) { return 2; } // expected-note {{[note_ovl_candidate]}}
int f(int i) {
  return g(i, i); // expected-error {{[err_ovl_ambiguous_call]}}
}
