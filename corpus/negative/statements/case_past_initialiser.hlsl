// RUN: hlslfe check %s -T lib_6_6 -verify
// A later case would skip the initialiser.
void f(int i) {
  switch (i) {
    case 0:
      int k = i; // expected-note {{[note_protected_by_variable_init]}}
    case 1: // expected-error {{[err_switch_into_protected_scope]}}
      i = k;
  }
}
