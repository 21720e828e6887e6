// RUN: hlslfe check %s -T lib_6_6 -verify
// A sum is none.
void g(inout float x) { x += 1; }
void f(float y) {
  g(y + 1); // expected-error {{[error_hlsl_inout_lvalue]}}
}
