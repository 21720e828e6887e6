// RUN: hlslfe check %s -T lib_6_6 -verify
// The length of a vector is no fraction.
void f() {
  vector<float, 2.5> v; // expected-error {{[err_typecheck_converted_constant_expression]}}
}
