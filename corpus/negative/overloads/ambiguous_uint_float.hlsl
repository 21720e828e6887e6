// RUN: hlslfe check %s -T lib_6_6 -verify
// An int is as near to uint as to float.
int g(uint a) { return 1; } // expected-note {{[note_ovl_candidate]}}
int g(float a) { return 2; } // expected-note {{[note_ovl_candidate]}}
int f(int i) {
  return g(i); // expected-error {{[err_ovl_ambiguous_call]}}
}
