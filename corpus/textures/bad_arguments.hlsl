// RUN: hlslfe check %s -T lib_6_6 -verify
// Arguments that a method does not have.
Texture2D t;
TextureCube c;
SamplerState s;
SamplerComparisonState d;
float4 f(float2 u, float3 w) {
  t.Sample(d, u); // expected-error {{Sample}} expected-note@* 0+ {{}}
  c.Sample(s, w, int3(1, 1, 1), 0.5); // expected-error {{an out argument must be a variable}}
  t.SampleCmp(s, u, 0.5); // expected-error {{SampleCmp}} expected-note@* 0+ {{}}
  t.Load(); // expected-error {{Load}} expected-note@* 0+ {{}}
  return 0;
}
