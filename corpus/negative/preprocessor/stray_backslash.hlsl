// RUN: hlslfe check %s -T lib_6_6 -verify
// A backslash in the middle of a line.
float f(float x) {
  return x \ 2; // expected-error {{[err_expected_semi_after_stmt]}}
}
