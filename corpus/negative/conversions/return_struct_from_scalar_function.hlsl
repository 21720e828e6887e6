// RUN: hlslfe check %s -T lib_6_6 -verify
// The result has another type.
struct S { float a; };
float f(S s) {
  return s; // expected-error {{[err_init_conversion_failed]}}
}
