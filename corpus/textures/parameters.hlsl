// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Textures and samplers as parameters, locals and results.
Texture2D a, b;
SamplerState s;
float4 read(Texture2D t, SamplerState q, float2 u) { return t.Sample(q, u); }
Texture2D choose(bool first) { if (first) return a; return b; }
float4 f(float2 u) {
  Texture2D t = a;
  SamplerState q = s;
  t = b;
  return read(t, q, u) + choose(u.x > 0).Load(int3(0, 0, 0));
}
// CHECK: define hidden {{.*}} <4 x float> @_Z4readN4hlsl9Texture2DIDv4_fEENS_12SamplerStateEDv2_f(
// CHECK: define hidden void @_Z6chooseb(
