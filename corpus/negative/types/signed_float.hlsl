// RUN: hlslfe check %s -T lib_6_6 -verify
// A float is never unsigned.
float f() {
  unsigned float x = 1; // expected-error {{[err_invalid_sign_spec]}}
  return x;
}
