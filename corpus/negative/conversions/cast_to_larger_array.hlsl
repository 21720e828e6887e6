// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor elements.
void f(float a[2]) {
  float b[3] = (float[3])a; // expected-error {{[err_bad_cxx_cast_generic]}}
}
