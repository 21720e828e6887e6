// RUN: hlslfe check %s -T lib_6_6 -verify
// Several independent mistakes in one run.
float a(float x { return x; } // expected-error {{[err_expected]}} expected-note {{[note_matching]}}
float b(float x) {
  float y = x +; // expected-error {{[err_expected_expression]}}
  float z = 1 // expected-error {{[err_expected_semi_declaration]}}
  return y;
}
struct S { float a; } // expected-error {{[err_expected_after]}}
float c(float x) { return x * ; } // expected-error {{[err_expected_expression]}}
