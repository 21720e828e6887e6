// RUN: hlslfe check %s -T lib_6_6 -verify
// All elements.
float f() {
  float a[3] = {1, 2}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return a[0];
}
