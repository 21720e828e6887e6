// RUN: hlslfe check %s -T lib_6_6 -verify
// There are no exceptions.
float f(float x) {
  throw x; // expected-error {{[err_exceptions_disabled]}}
  return x;
}
