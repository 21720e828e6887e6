// RUN: hlslfe check %s -T lib_6_6 -verify
// The semicolon after do-while.
void f(int i) {
  do {
    ++i;
  } while (i < 3) // expected-error {{[err_expected_semi_after_stmt]}}
  i = 3;
}
