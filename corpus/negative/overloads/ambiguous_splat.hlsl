// RUN: hlslfe check %s -T lib_6_6 -verify
// Both would repeat the scalar.
int g(float2 v) { return 1; } // expected-note {{[note_ovl_candidate]}}
int g(float3 v) { return 2; } // expected-note {{[note_ovl_candidate]}}
int f(float x) {
  return g(x); // expected-error {{[err_ovl_ambiguous_call]}}
}
