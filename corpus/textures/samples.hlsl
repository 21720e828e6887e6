// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// The number of samples is part of the type, of its linker name and of its handle.
Texture2DMS<float4, 4> t;
Texture2DMSArray<float, 8> a;
Texture2DMS<float4> any;
static const int count = 2;
Texture2DMS<uint, count> named;
float4 f(int3 u) {
  float4 r = t.Load(u.xy, 3) + t.sample[1][u.xy] + t[u.xy] + any.Load(u.xy, 0);
  r.xy += t.GetSamplePosition(2);
  return r + a.Load(u, 1, int2(1, 1)) + named.Load(u.xy, 1);
}
// CHECK: %"class.hlsl::Texture2DMS" = type { target("dx.MSTexture", <4 x float>, 0, 4, 0, 3) }
// CHECK: target("dx.MSTexture", float, 0, 8, 0, 8)
// CHECK: target("dx.MSTexture", <4 x float>, 0, 0, 0, 3)
// CHECK: target("dx.MSTexture", i32, 0, 2, 0, 3)
// CHECK: _ZN4hlsl11Texture2DMSIDv4_fLi4EE4LoadEDv2_ii(
// CHECK: @llvm.dx.resource.load.ms.v4f32.tdx.MSTexture_v4f32_0_4_0_3t.v2i32.i32.v2i32(
// CHECK: @llvm.dx.resource.getsampleposition.tdx.MSTexture_v4f32_0_4_0_3t(
