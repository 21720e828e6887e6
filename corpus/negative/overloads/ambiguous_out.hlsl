// RUN: hlslfe check %s -T lib_6_6 -verify
// out does not tell functions apart.
void g(float a) {} // expected-note {{[note_ovl_candidate]}}
void g(out float a) { a = 1; } // expected-note {{[note_ovl_candidate]}}
void f(float x) {
  g(x); // expected-error {{[err_ovl_ambiguous_call]}}
}
