// RUN: hlslfe check %s -T lib_6_6 -verify
// One component cannot take two results.
void g(out float2 v) { v = 1; }
void f(float4 v) {
  g(v.xx); // expected-error {{[error_hlsl_inout_lvalue]}}
}
