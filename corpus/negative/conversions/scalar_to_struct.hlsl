// RUN: hlslfe check %s -T lib_6_6 -verify
// A number is no struct, unless it is cast.
struct S { float a; };
void f(float x) {
  S s = x; // expected-error {{[err_init_conversion_failed]}}
}
