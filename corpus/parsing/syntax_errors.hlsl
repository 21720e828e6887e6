// RUN: hlslfe check %s -verify
// Several independent mistakes in one run.
float a(float x { return x; } // expected-error {{}} expected-note 0+ {{}}
float b(float x) {
  float y = x +; // expected-error {{[err_expected_expression]}}
  float z = 1 // expected-error {{}}
  return y;
}
struct S { float a; } // expected-error {{}}
float c(float x) { return x * ; } // expected-error {{[err_expected_expression]}}
