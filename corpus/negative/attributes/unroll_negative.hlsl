// RUN: hlslfe check %s -T lib_6_6 -verify
// At least once.
void f(int n) {
  [unroll(-2)] // expected-error {{[err_requires_positive_value]}}
  while (n > 0)
    --n;
}
