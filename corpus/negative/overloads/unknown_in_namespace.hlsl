// RUN: hlslfe check %s -T lib_6_6 -verify
// The namespace has no such function.
namespace N {
float g(float x) { return x; }
}
float f(float x) {
  return N::h(x); // expected-error {{[err_no_member]}}
}
