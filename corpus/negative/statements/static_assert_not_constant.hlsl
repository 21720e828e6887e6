// RUN: hlslfe check %s -T lib_6_6 -verify
// An assertion is about constants.
void f(int i) {
  static_assert(i == 1, "not known"); // expected-error {{[err_static_assert_expression_is_not_constant]}}
}
