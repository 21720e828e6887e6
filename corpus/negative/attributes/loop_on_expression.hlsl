// RUN: hlslfe check %s -T lib_6_6 -verify
// loop is for loops.
void f(int n) {
  [loop] // expected-error {{[err_attribute_wrong_decl_type_str]}}
  n = 1;
}
