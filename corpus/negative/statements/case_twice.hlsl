// RUN: hlslfe check %s -T lib_6_6 -verify
// One value, two cases.
void f(int i) {
  switch (i) {
    case 1 + 1: break; // expected-note {{[note_duplicate_case_prev]}}
    case 2: break; // expected-error {{[err_duplicate_case]}}
  }
}
