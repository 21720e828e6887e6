// RUN: hlslfe check %s -T lib_6_6 -verify
// The semicolon after a struct.
struct S {
  float a;
} // expected-error {{[err_expected_after]}}
float f(float x) { return x; }
