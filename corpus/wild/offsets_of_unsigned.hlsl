// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// An offset written as unsigned is read as signed, as DXC reads it.
Texture2D<float4> plane;
Texture2DMS<float4, -1> samples;
SamplerState linear_sampler;

float4 main(float2 uv : UV) : SV_Target {
  return plane.Sample(linear_sampler, uv, uint2(-5, 7)) + samples.sample[1][uint2(0, 1)];
}
// CHECK: target("dx.MSTexture", <4 x float>, 0, 4294967295, 0, 3)
// CHECK: <2 x i32> noundef <i32 -5, i32 7>
