// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// Elements that a texture, or a method, does not take.
Texture2D<float4x4> a; // expected-error {{'Texture2D' cannot hold}} expected-note {{it takes}}
Texture2D<bool> b; // expected-error {{'Texture2D' cannot hold}} expected-note {{it takes}}
Texture2D<int4> i;
Texture2D<double> d;
Texture2D<float> g;
SamplerState s;
SamplerComparisonState c;
float4 main(float2 u : A) : SV_Target {
  i.Sample(s, u); // expected-error {{'Sample' does not read 'vector<int, 4>'}}
  i.SampleCmp(c, u, 0); // expected-error {{'SampleCmp' does not read}}
  d.SampleLevel(s, u, 0); // expected-error {{'SampleLevel' does not read 'double'}}
  d.Gather(s, u); // expected-error {{'Gather' does not read 'double'}}
  g.GatherRaw(s, u); // expected-error {{'GatherRaw' does not read 'float'}} expected-error {{6.7}}
  return i.Gather(s, u);
}
