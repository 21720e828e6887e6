// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Sizes come in one call, as uint, int or float.
Texture2D a;
Texture2DArray b;
RWTexture3D<float> c;
Texture2DMS<float4> d;
float f() {
  uint w, h, n;
  float x, y, z, l;
  a.GetDimensions(w, h);
  b.GetDimensions(1, x, y, z, l);
  c.GetDimensions(w, h, n);
  d.GetDimensions(x, y, z);
  return w + h + n + x + y + z + l;
}
// CHECK: call <2 x i32> @llvm.dx.resource.getdimensions.xy.tdx.Texture_v4f32_0_0_0_2t(
// CHECK: call <4 x i32> @llvm.dx.resource.getdimensions.levels.xyz.tdx.Texture_v4f32_0_0_0_7t({{.*}}, i32 %
// CHECK: uitofp i32 %{{.*}} to float
// CHECK: call <3 x i32> @llvm.dx.resource.getdimensions.xyz.tdx.Texture_f32_1_0_0_4t(
// CHECK: call <3 x i32> @llvm.dx.resource.getdimensions.ms.xy.
