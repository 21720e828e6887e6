// RUN: hlslfe check %s -T lib_6_6 -verify
// constexpr wants a constant.
void f(float x) {
  constexpr float y = x; // expected-error {{[err_constexpr_var_requires_const_init]}}
}
