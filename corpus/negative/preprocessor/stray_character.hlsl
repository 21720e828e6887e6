// RUN: hlslfe check %s -T lib_6_6 -verify
// Such a character means nothing.
float f(float x) {
  return x @ 2; // expected-error {{[err_expected_semi_after_stmt]}}
}
