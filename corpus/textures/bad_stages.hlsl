// RUN: hlslfe check %s -T vs_6_6 -E main -verify
// Levels need neighbours, which vertices do not have.
Texture2D t;
SamplerState s;
SamplerComparisonState c;
float4 helper(float2 u) {
  return t.Sample(s, u); // expected-error {{Sample}}
}
float4 unused(float2 u) { return t.SampleBias(s, u, 1); }
float4 main(float2 u : A) : SV_Position {
  float4 r = helper(u) + t.SampleCmp(c, u, 0.5); // expected-error {{SampleCmp}}
  r += t.CalculateLevelOfDetail(s, u); // expected-error {{CalculateLevelOfDetail}}
  return r + t.SampleLevel(s, u, 0) + t.SampleGrad(s, u, 0, 0) + t.SampleCmpLevelZero(c, u, 0.5) + t.Gather(s, u);
}
