// RUN: hlslfe check %s -T lib_6_6 -verify
// A negative length.
enum E { N = -2 };
void f() {
  vector<float, N> v; // expected-error {{[err_attribute_vec_negative_size]}}
}
