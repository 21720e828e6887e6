// RUN: hlslfe check %s -T lib_6_6 -verify
// A vector has at least one component.
void f() {
  vector<float, 0> v; // expected-error {{[err_attribute_zero_size]}}
}
