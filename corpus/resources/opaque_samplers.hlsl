// RUN: hlslfe %s -T ps_6_6 -E main --verify-ir | FileCheck %s
// A texture goes with its sampler through several functions.
Texture2D color;
TextureCube sky;
SamplerState point_sampler, linear_sampler;
float4 at(Texture2D t, SamplerState s, float2 uv) { return t.Sample(s, uv); }
float4 twice(Texture2D t, SamplerState s, float2 uv) { return at(t, s, uv) + at(color, s, uv * 2); }
float4 around(TextureCube t, SamplerState s, float3 d) { return t.SampleLevel(s, d, 0); }
float4 main(float2 uv : UV) : SV_Target {
  SamplerState s = point_sampler;
  return twice(color, s, uv) + around(sky, linear_sampler, float3(uv, 1));
}
// CHECK: define {{.*}} @_Z2atN4hlsl9Texture2DIDv4_fEENS_12SamplerStateEDv2_f(
// CHECK: call {{.*}} <4 x float> @_Z5twiceN4hlsl9Texture2DIDv4_fEENS_12SamplerStateEDv2_f(
