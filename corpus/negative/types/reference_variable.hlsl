// RUN: hlslfe check %s -T lib_6_6 -verify
// HLSL has no references.
float f(float x) {
  float &r = x; // expected-error {{[err_hlsl_pointers_unsupported]}}
  return x;
}
