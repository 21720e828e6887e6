// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct is no number.
struct S { float a; };
float f(S s) {
  float x = s; // expected-error {{[err_init_conversion_failed]}}
  return x;
}
