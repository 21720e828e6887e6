// RUN: hlslfe check %s -T lib_6_6 -verify
// Nothing can be returned here.
void f(float x) {
  return x; // expected-error {{[ext_return_has_expr]}}
}
