// RUN: hlslfe check %s -T lib_6_6 -verify
// 1.0L is a double.
int g(int a) { return 1; } // expected-note {{[note_ovl_candidate]}}
int g(float a) { return 2; } // expected-note {{[note_ovl_candidate]}}
int f() {
  return g(1.0L); // expected-error {{[err_ovl_ambiguous_call]}}
}
