// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// Arrays of textures and samplers: an element is made where it is used.
Texture2D t[4] : register(t2);
Texture2D all[] : register(t0, space1);
SamplerState s[2];
float4 main(float2 u : A, nointerpolation uint i : I) : SV_Target {
  return t[i].Sample(s[1], u) + all[NonUniformResourceIndex(i)].Sample(s[i & 1], u);
}
// CHECK: i32 noundef 2, i32 noundef 0, i32 noundef 4, i32 noundef %
// CHECK: i32 noundef 0, i32 noundef 1, i32 noundef -1, i32 noundef %
// CHECK: call i32 @llvm.dx.resource.nonuniformindex(i32
