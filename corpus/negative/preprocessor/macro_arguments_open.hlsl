// RUN: hlslfe check %s -T lib_6_6 -verify
// The call is never closed.
// expected-note@+1 {{[note_macro_here]}}
#define TWICE(a) ((a) * 2)
float f(float x) {
  return TWICE(x; // expected-error {{[err_unterm_macro_invoc]}}
}
