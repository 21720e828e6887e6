// RUN: hlslfe check %s -T lib_6_6 -verify
// And the last statement.
float f(float x) {
  return x // expected-error {{[err_expected_semi_after_stmt]}}
}
