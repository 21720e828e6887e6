// RUN: hlslfe check %s -T lib_6_6 -verify
// The values of an enum are constants.
static int n = 3;
enum E {
  A = n // expected-error {{[err_expr_not_ice]}}
};
