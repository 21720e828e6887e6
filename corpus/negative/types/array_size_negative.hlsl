// RUN: hlslfe check %s -T lib_6_6 -verify
// An array has no negative size.
float f() {
  float a[-3]; // expected-error {{[err_typecheck_negative_array_size]}}
  return 1;
}
