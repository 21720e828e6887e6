// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// mips[level][location] is one load; texels are read by [].
Texture2D t;
Texture2DArray<float2> a;
float4 f(uint3 u) {
  float4 r = t.mips[2][u.xy] + t[u.xy];
  return r + a.mips[u.z][u].xyxy + a[u].x;
}
// CHECK: @llvm.dx.resource.load.level.v4f32.tdx.Texture_v4f32_0_0_0_2t.v2i32.i32.v2i32(
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_v4f32_0_0_0_2t.v2i32(
// CHECK: @llvm.dx.resource.load.level.v2f32.tdx.Texture_v2f32_0_0_0_7t.v3i32.i32.v2i32(
