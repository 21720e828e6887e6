// RUN: hlslfe check %s -T lib_6_6 -verify
// The length of a vector must be known.
void f(int n) {
  vector<float, n> v; // expected-error {{[err_expr_not_cce]}}
}
