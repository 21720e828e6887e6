// RUN: hlslfe check %s -T lib_6_6 -verify
// There are no exceptions.
void f(int i) {
  try { // expected-error {{[err_exceptions_disabled]}}
    i = 1;
  } catch (...) {
  }
}
