// RUN: hlslfe check %s -T ps_6_6 -E main -verify
// Constant offsets are from -8 to 7; those of gathers may be anything.
Texture2D t;
SamplerState s;
float4 main(float2 u : A, nointerpolation int2 o : O) : SV_Target {
  float4 r = t.Sample(s, u, int2(8, 0)); // expected-error {{an offset is from -8 to 7; this is 8}}
  r += t.Load(int3(0, 0, 0), int2(0, -9)); // expected-error {{this is -9}}
  r += t.SampleLevel(s, u, 0, 7) + t.Sample(s, u, uint2(-8, 7));
  r += t.Sample(s, u, uint2(-9, 7)); // expected-error {{this is -9}}
  return r + t.Gather(s, u, int2(31, -32)) + t.Gather(s, u, o);
}
