// RUN: hlslfe check %s -T lib_6_6 -verify
// An undeclared name where a declaration is meant.
float f(float x) {
  flaot y = x; // expected-error {{[err_unknown_typename]}}
  return x;
}
