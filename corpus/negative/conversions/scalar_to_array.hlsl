// RUN: hlslfe check %s -T lib_6_6 -verify
// A number is no array.
void f(float x) {
  float a[3];
  a = x; // expected-error {{[err_typecheck_convert_incompatible]}}
}
