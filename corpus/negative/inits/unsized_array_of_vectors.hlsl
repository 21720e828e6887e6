// RUN: hlslfe check %s -T lib_6_6 -verify
// Three floats fill no float2[].
float f() {
  float2 a[] = {1, 2, 3}; // expected-error {{[err_hlsl_incorrect_num_initializers]}}
  return a[0].x;
}
