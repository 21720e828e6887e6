// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Loads of a texture: the last component of the location is the level.
Texture1D<float> a;
Texture2D<int2> b;
Texture3D c;
float f(int4 u) {
  uint status;
  float r = a.Load(u.xy) + b.Load(u.xyz, int2(1, -1)).x;
  return r + c.Load(u, int3(0, 0, 1), status).w;
}
// CHECK: %hlsl.load.coord = extractelement <2 x i32> %{{.*}}, i64 0
// CHECK: %hlsl.load.lod = extractelement <2 x i32> %{{.*}}, i64 1
// CHECK: call {{.*}} float @llvm.dx.resource.load.level.f32.tdx.Texture_f32_0_0_0_1t.i32.i32.i32(
// CHECK: %hlsl.load.coord = shufflevector <3 x i32> %{{.*}}, <3 x i32> poison, <2 x i32> <i32 0, i32 1>
// CHECK: call <2 x i32> @llvm.dx.resource.load.level.v2i32.tdx.Texture_v2i32_0_0_1_2t.v2i32.i32.v2i32(
// CHECK: @llvm.dx.resource.load.level.status.v4f32.tdx.Texture_v4f32_0_0_0_4t.v3i32.i32.v3i32(
