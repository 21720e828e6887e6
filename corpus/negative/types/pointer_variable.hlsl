// RUN: hlslfe check %s -T lib_6_6 -verify
// HLSL has no pointers.
float f(float x) {
  float *p; // expected-error {{[err_hlsl_pointers_unsupported]}}
  return x;
}
