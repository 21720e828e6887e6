// RUN: hlslfe check %s -T lib_6_6 -verify
// A case is constant.
void f(int i, int k) {
  switch (i) {
    case k: break; // expected-error {{[err_expr_not_cce]}}
  }
}
