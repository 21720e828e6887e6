// RUN: hlslfe check %s -T lib_6_6 -verify
// There is no heap.
float f() {
  float x = new float; // expected-error {{[err_hlsl_unsupported_construct]}}
  return x;
}
