// RUN: hlslfe check %s -T lib_6_6 -verify
// The assertion does not hold.
void f() {
  static_assert(sizeof(float) == 8, "a float has four bytes"); // expected-error {{[err_static_assert_failed]}}
}
