// RUN: hlslfe check %s -T lib_6_6 -verify
// The size of an array is an integer.
float f() {
  float a[2.5]; // expected-error {{[err_array_size_non_int]}}
  return a[0];
}
