// RUN: hlslfe check %s -T lib_6_6 -verify
// Only the first extent may be left out.
float f() {
  float a[2][] = {1, 2, 3, 4}; // expected-error {{[err_array_incomplete_or_sizeless_type]}}
  return a[0][0];
}
