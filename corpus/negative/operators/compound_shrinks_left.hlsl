// RUN: hlslfe check %s -T lib_6_6 -verify
// The left side would shrink.
void f(float3 v, float2 w) {
  v += w; // expected-error {{[err_hlsl_vector_compound_assignment_truncation]}}
}
