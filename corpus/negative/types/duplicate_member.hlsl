// RUN: hlslfe check %s -T lib_6_6 -verify
// Two members with one name.
struct S {
  float a; // expected-note {{[note_previous_declaration]}}
  int a; // expected-error {{[err_duplicate_member]}}
};
float f(S s) { return 1; }
