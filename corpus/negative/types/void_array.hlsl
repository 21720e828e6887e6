// RUN: hlslfe check %s -T lib_6_6 -verify
// Arrays of void do not exist.
void f() {
  void a[3]; // expected-error {{[err_array_incomplete_or_sizeless_type]}}
}
