// RUN: hlslfe check %s -T lib_6_6 -verify
// Constant for one call only.
void f(const int k, int i) {
  switch (i) {
    case k: break; // expected-error {{[err_expr_not_cce]}}
  }
}
