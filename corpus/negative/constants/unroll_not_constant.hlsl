// RUN: hlslfe check %s -T lib_6_6 -verify
// How often is fixed.
void f(int n) {
  [unroll(n)] // expected-error {{[err_expr_not_ice]}}
  for (int i = 0; i < n; ++i) {}
}
