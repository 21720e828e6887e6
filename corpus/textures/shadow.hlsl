// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// A shadow map with a kernel of constant offsets.
Texture2D<float> map : register(t0);
SamplerComparisonState cmp : register(s0);
cbuffer Light : register(b0) { float4x4 toLight; float bias; }
float4 main(float4 world : WORLD) : SV_Target {
  float4 p = mul(toLight, world);
  p.xyz /= p.w;
  float lit = 0;
  lit += map.SampleCmpLevelZero(cmp, p.xy, p.z - bias, int2(-1, -1));
  lit += map.SampleCmpLevelZero(cmp, p.xy, p.z - bias, int2(1, -1));
  lit += map.SampleCmpLevelZero(cmp, p.xy, p.z - bias, int2(0, 0));
  return lit / 3;
}
// CHECK: @llvm.dx.resource.samplecmplevelzero.f32.tdx.Texture_f32_0_0_0_2t.
