// RUN: hlslfe check %s -T lib_6_6 -verify
// A constant needs a value.
float f() {
  const float x; // expected-error {{[err_default_init_const]}}
  return x;
}
