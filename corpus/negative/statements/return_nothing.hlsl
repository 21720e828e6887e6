// RUN: hlslfe check %s -T lib_6_6 -verify
// Something must be returned here.
float f(float x) {
  return; // expected-error {{[ext_return_missing_expr]}}
}
