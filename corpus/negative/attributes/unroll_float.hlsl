// RUN: hlslfe check %s -T lib_6_6 -verify
// A whole number of times.
void f(int n) {
  [unroll(1.5)] // expected-error {{[err_pragma_loop_invalid_argument_type]}}
  while (n > 0)
    --n;
}
