// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// A function may bear the name of one of HLSL's own types, or a word of effect files, as in DXC.
Texture2D image;
SamplerState linearSampler;
float4 texture(Texture2D t, SamplerState s, float2 uv) { return t.Sample(s, uv); }
float sampler1D(float x) { return frac(x); }
float RayDesc(float x) { return x + 1.0; }
float4 main(float2 uv : UV) : SV_Target {
  // CHECK: @_Z9sampler1Df(
  // CHECK: @_Z7RayDescf(
  // CHECK-LABEL: define {{.*}} @_Z4mainDv2_f(
  // CHECK: call {{.*}} @_Z7texture
  return texture(image, linearSampler, uv) * RayDesc(sampler1D(uv.x));
}
