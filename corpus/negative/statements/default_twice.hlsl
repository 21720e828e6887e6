// RUN: hlslfe check %s -T lib_6_6 -verify
// One default is enough.
void f(int i) {
  switch (i) {
    default: break; // expected-error {{[err_multiple_default_labels_defined]}}
    default: break; // expected-note {{[note_duplicate_case_prev]}}
  }
}
