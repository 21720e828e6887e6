// RUN: hlslfe check %s -T lib_6_6 -verify
// Two are wanted.
// expected-note@+1 {{[note_macro_here]}}
#define ADD(a, b) ((a) + (b))
float f(float x) {
  return ADD(x); // expected-error {{[err_too_few_args_in_macro_invoc]}}
}
