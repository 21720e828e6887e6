// RUN: hlslfe check %s -T ps_6_5 -E main -verify
// Methods of later shader models.
Texture2D t;
Texture2D<uint> q;
RWTexture2DMS<float4, 4> w;
SamplerState s;
SamplerComparisonState c;
float4 main(float2 u : A) : SV_Target {
  float4 r = t.SampleCmpLevel(c, u, 0.5, 1); // expected-error {{6.7}}
  r += t.SampleCmpBias(c, u, 0.5, 1); // expected-error {{6.8}}
  r += q.GatherRaw(s, u); // expected-error {{6.7}}
  w[uint2(0, 0)] = r; // expected-error {{6.7}}
  Texture2D h = ResourceDescriptorHeap[0]; // expected-error {{ResourceDescriptorHeap}}
  return r;
}
