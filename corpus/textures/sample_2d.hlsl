// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Filtered reads of a Texture2D: plain, with an offset, a clamp and a status.
Texture2D t : register(t0);
SamplerState s : register(s0);
float4 f(float2 u, out uint status) {
  float2 d = 0.5;
  float4 r = t.Sample(s, u);
  r += t.Sample(s, u, 1);
  r += t.Sample(s, u, -1, 0.5);
  r += t.Sample(s, u, 7, 0.5, status);
  r += t.SampleBias(s, u, 0.25);
  r += t.SampleLevel(s, u, 2, 1);
  return r + t.SampleGrad(s, u, d, d, 0, 1.5);
}
// CHECK: call {{.*}} <4 x float> @llvm.dx.resource.sample.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(
// CHECK: @llvm.dx.resource.sample.clamp.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(
// CHECK: %ld.struct = call { <4 x float>, i1 } @llvm.dx.resource.sample.clamp.status.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(
// CHECK: @llvm.dx.resource.samplebias.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(
// CHECK: @llvm.dx.resource.samplelevel.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(
// CHECK: @llvm.dx.resource.samplegrad.clamp.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2f32.v2f32.v2i32(
