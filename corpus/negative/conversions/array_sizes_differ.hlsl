// RUN: hlslfe check %s -T lib_6_6 -verify
// Arrays of different sizes.
void f(float a[3]) {
  float b[2];
  b = a; // expected-error {{[err_typecheck_convert_incompatible]}}
}
