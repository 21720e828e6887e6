// RUN: hlslfe check %s -T lib_6_6 -verify
// Intrinsics that are known by name.
float4 f(float4 v) {
  v += EvaluateAttributeAtSample(v, 1); // expected-error {{not supported yet}}
  v += EvaluateAttributeSnapped(v, int2(1, 1)); // expected-error {{not supported yet}}
  v += GetRenderTargetSampleCount(); // expected-error {{not supported yet}}
  v += noise(v); // expected-error {{not supported yet}}
  printf("x"); // expected-error {{not supported yet}}
  return v;
}
