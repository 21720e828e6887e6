// RUN: hlslfe check %s -T lib_6_6 -verify
// The elements are converted only by a cast.
void f(float a[2]) {
  int b[2];
  b = a; // expected-error {{[err_typecheck_convert_incompatible]}}
}
