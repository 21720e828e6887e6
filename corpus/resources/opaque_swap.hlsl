// RUN: hlslfe %s -T lib_6_6 --verify-ir | FileCheck %s
// Two locals change places; each use still means one global.
Texture2D<float4> albedo, normals;
SamplerState linear_sampler;
void swap(inout Texture2D<float4> a, inout Texture2D<float4> b) {
  Texture2D<float4> t = a;
  a = b;
  b = t;
}
float4 use(float2 uv) {
  Texture2D<float4> x = albedo, y = normals;
  swap(x, y);
  return x.Sample(linear_sampler, uv) - y.Sample(linear_sampler, uv);
}
// CHECK-LABEL: define hidden void @_Z4swapRN4hlsl9Texture2DIDv4_fEES3_(
// CHECK-COUNT-2: call {{.*}} @_ZN4hlsl9Texture2DIDv4_fEaSERKS2_(
