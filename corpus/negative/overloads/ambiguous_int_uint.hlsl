// RUN: hlslfe check %s -T lib_6_6 -verify
// A float is as near to int as to uint.
int g(int a) { return 1; } // expected-note {{[note_ovl_candidate]}}
int g(uint a) { return 2; } // expected-note {{[note_ovl_candidate]}}
int f(float x) {
  return g(x); // expected-error {{[err_ovl_ambiguous_call]}}
}
