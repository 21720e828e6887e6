// RUN: hlslfe check %s -T lib_6_6 -verify
// Semicolons, not commas.
void f(int n) {
  for (int i = 0, i < n, ++i) // expected-error 2 {{[err_expected_semi_for]}} expected-error {{[err_redefinition]}} expected-note {{[note_previous_definition]}}
    n = 2;
}
