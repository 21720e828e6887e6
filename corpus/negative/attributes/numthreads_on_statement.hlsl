// RUN: hlslfe check %s -T lib_6_6 -verify
// Not inside a function.
void f(int n) {
  [numthreads(1, 1, 1)] // expected-error {{[err_attribute_invalid_on_stmt]}}
  n = 1;
}
