// RUN: hlslfe check %s -T lib_6_6 -verify
// branch is for if and switch.
void f(int n) {
  [branch] // expected-error {{[err_attribute_wrong_decl_type_str]}}
  while (n > 0)
    --n;
}
