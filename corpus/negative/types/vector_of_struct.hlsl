// RUN: hlslfe check %s -T lib_6_6 -verify
// Vectors hold numbers.
struct S { float a; };
vector<S, 2> f(S s) { // expected-error {{[err_attribute_invalid_vector_type]}}
  return s;
}
