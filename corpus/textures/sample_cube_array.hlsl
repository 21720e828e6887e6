// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A TextureCubeArray has no offsets; the clamp takes their place.
TextureCubeArray<float4> t;
SamplerState s;
SamplerComparisonState c;
float4 f(float4 u) {
  float4 r = t.Sample(s, u) + t.Sample(s, u, 0.5) + t.SampleLevel(s, u, 1);
  r += t.SampleGrad(s, u, float3(1, 0, 0), float3(0, 1, 0)) + t.Gather(s, u);
  return r + t.SampleCmp(c, u, 0.5) + t.GatherCmp(c, u, 0.5);
}
// CHECK: @llvm.dx.resource.sample.v4f32.tdx.Texture_v4f32_0_0_0_9t.tdx.Sampler_0t.v4f32.v3i32(
// CHECK: @llvm.dx.resource.sample.clamp.v4f32.
// CHECK: @llvm.dx.resource.samplelevel.v4f32.
// CHECK: @llvm.dx.resource.samplegrad.v4f32.
// CHECK: @llvm.dx.resource.gather.v4f32.
// CHECK: @llvm.dx.resource.samplecmp.f32.
// CHECK: @llvm.dx.resource.gather.cmp.v4f32.
