// RUN: hlslfe check %s -T lib_6_6 -verify
// One name in one block.
void f() {
  float x = 1; // expected-note {{[note_previous_definition]}}
  int x = 2; // expected-error {{[err_redefinition_different_type]}}
}
