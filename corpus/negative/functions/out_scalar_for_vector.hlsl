// RUN: hlslfe check %s -T lib_6_6 -verify
// A scalar cannot take a vector back.
void g(out float2 v) { v = 1; }
void f(float x) {
  g(x); // expected-error {{[error_hlsl_inout_scalar_extension]}}
}
