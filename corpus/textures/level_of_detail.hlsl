// RUN: hlslfe %s -T ps_6_8 -E main | FileCheck %s
// The level that a sampler would choose; slices do not count.
Texture2DArray t;
TextureCube c;
SamplerState s;
SamplerComparisonState d;
float4 main(float3 u : A) : SV_Target {
  float r = t.CalculateLevelOfDetail(s, u.xy) + t.CalculateLevelOfDetailUnclamped(d, u.xy);
  return r + c.CalculateLevelOfDetail(s, u);
}
// CHECK: float @llvm.dx.resource.calculate.lod.tdx.Texture_v4f32_0_0_0_7t.tdx.Sampler_0t.v2f32(
// CHECK: float @llvm.dx.resource.calculate.lod.unclamped.
// CHECK: float @llvm.dx.resource.calculate.lod.tdx.Texture_v4f32_0_0_0_5t.tdx.Sampler_0t.v3f32(
