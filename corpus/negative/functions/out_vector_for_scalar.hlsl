// RUN: hlslfe check %s -T lib_6_6 -verify
// Nor a vector a scalar.
void g(inout float x) { x = 1; }
void f(float2 v) {
  g(v); // expected-error {{[error_hlsl_inout_scalar_extension]}}
}
