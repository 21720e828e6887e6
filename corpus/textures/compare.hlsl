// RUN: hlslfe %s -T lib_6_8 | FileCheck %s
// Comparisons give one number, whatever the texture holds.
Texture2D<float2> t;
SamplerComparisonState c;
float f(float2 u) {
  float r = t.SampleCmp(c, u, 0.5) + t.SampleCmp(c, u, 0.5, int2(1, 2), 0.25);
  r += t.SampleCmpLevelZero(c, u, 0.5) + t.SampleCmpLevel(c, u, 0.5, 3);
  return r + t.SampleCmpBias(c, u, 0.5, 1) + t.SampleCmpGrad(c, u, 0.5, u, u);
}
// CHECK: float @llvm.dx.resource.samplecmp.f32.tdx.Texture_v2f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(
// CHECK: @llvm.dx.resource.samplecmp.clamp.f32.
// CHECK: @llvm.dx.resource.samplecmplevelzero.f32.
// CHECK: @llvm.dx.resource.samplecmplevel.f32.
// CHECK: @llvm.dx.resource.samplecmpbias.f32.
// CHECK: @llvm.dx.resource.samplecmpgrad.f32.
