// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// The status of a load is the second part of what the intrinsic gives.
Texture2D<float> t;
RWTexture2D<int> w;
Texture2DMS<float4> m;
bool f(int3 u) {
  uint a, b, c;
  float r = t.Load(u, 0, a) + w.Load(u.xy, b) + m.Load(u.xy, 1, 0, c).x;
  return CheckAccessFullyMapped(a) && CheckAccessFullyMapped(b & c) && r > 0;
}
// CHECK: call { float, i1 } @llvm.dx.resource.load.level.status.f32.
// CHECK: %ld.status.ext = zext i1 %ld.status to i32
// CHECK: call { i32, i1 } @llvm.dx.resource.load.level.status.i32.tdx.Texture_i32_1_0_1_2t.v2i32.i32.v2i32({{.*}}, i32 poison,
// CHECK: call { <4 x float>, i1 } @llvm.dx.resource.load.ms.status.v4f32.
