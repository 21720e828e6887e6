// RUN: hlslfe check %s -T lib_6_6 -verify
// unroll is for loops.
void f(int n) {
  [unroll] // expected-error {{[err_attribute_wrong_decl_type_str]}}
  if (n > 0)
    --n;
}
