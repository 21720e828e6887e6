// RUN: hlslfe check %s -T lib_6_6 -verify
// Arrays must be the same.
void g(out float a[2]) { a[0] = 1; a[1] = 2; } // expected-note {{[note_ovl_candidate_bad_conv]}}
void f() {
  float b[3];
  g(b); // expected-error {{[err_ovl_no_viable_function_in_call]}}
}
