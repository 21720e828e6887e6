// RUN: hlslfe check %s -T lib_6_6 -verify
// A local declaration cannot be static.
void f() {
  static float g(float x); // expected-error {{[err_static_block_func]}}
}
