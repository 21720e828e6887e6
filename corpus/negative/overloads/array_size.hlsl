// RUN: hlslfe check %s -T lib_6_6 -verify
// Arrays match exactly or not at all.
int g(float a[2]) { return 1; } // expected-note {{[note_ovl_candidate_bad_conv]}}
int g(float a[3]) { return 2; } // expected-note {{[note_ovl_candidate_bad_conv]}}
int f(float a[4]) {
  return g(a); // expected-error {{[err_ovl_no_viable_function_in_call]}}
}
