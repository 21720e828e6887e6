// RUN: hlslfe check %s -T lib_6_6 -verify
// Methods of other classes.
Texture3D t;
RWTexture2D<float> w;
Texture2DMS<float4> m;
SamplerState s;
float4 f(float3 u) {
  t.Gather(s, u); // expected-error {{has no member 'Gather'}}
  w.Sample(s, u.xy); // expected-error {{has no member 'Sample'}}
  m.SampleLevel(s, u.xy, 0); // expected-error {{has no member 'SampleLevel'}}
  w.mips[0][uint2(0, 0)]; // expected-error {{has no member 'mips'}}
  t.GetSamplePosition(1); // expected-error {{has no member 'GetSamplePosition'}}
  return 0;
}
