// RUN: hlslfe check %s -T lib_6_6 -verify
// do needs its while.
void f(int i) {
  do { // expected-note {{[note_matching]}}
    i = 2;
  }
  i = 3; // expected-error {{[err_expected_while]}} expected-warning {{[warn_condition_is_assignment]}} expected-note {{[note_condition_assign_silence]}} expected-note {{[note_condition_assign_to_comparison]}}
}
