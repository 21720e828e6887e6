// RUN: hlslfe check %s -T lib_6_6 -verify
// The colon after a case.
void f(int i) {
  switch (i) {
    case 1 break; // expected-error {{[err_expected_after]}}
  }
}
