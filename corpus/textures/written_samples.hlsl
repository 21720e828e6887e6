// RUN: hlslfe %s -T ps_6_7 -E main | FileCheck %s
// Samples that can be written.
RWTexture2DMS<float4, 4> t;
RWTexture2DMSArray<float> a;
float4 main(uint3 u : A) : SV_Target {
  t[u.xy] = 1;
  t.sample[2][u.xy].y = 3;
  a.sample[1][u] += 2;
  return t.Load(u.xy, 1) + a.Load(u, 0);
}
// CHECK: target("dx.MSTexture", <4 x float>, 1, 4, 0, 3)
// CHECK: target("dx.MSTexture", float, 1, 0, 0, 8)
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.MSTexture_v4f32_1_4_0_3t.v2i32(
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.MSTexture_v4f32_1_4_0_3t.v2i32.i32(
