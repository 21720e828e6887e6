// RUN: hlslfe check %s -T lib_6_6 -verify
// Two by two is four.
float f() {
  float a[2][2] = {{1, 2}, {3}}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return a[0][0];
}
