// RUN: hlslfe %s -T cs_6_6 -E main | FileCheck %s
// Elements of textures that can be written: whole, components, compound, as arguments.
RWTexture1D<float> a;
RWTexture1DArray<int> b;
RWTexture2D<float4> c;
RWTexture2DArray<uint2> d;
RWTexture3D<half3> e;
void g(out float2 v, inout float w) { v = 2; w += 1; }
[numthreads(8, 8, 1)] void main(uint3 u : SV_DispatchThreadID) {
  a[u.x] = 1;
  b[u.xy] += 3;
  c[u.xy].xz = float2(1, 2);
  c[u.yx] *= 2;
  d[u]++;
  e[u].y = a[u.x];
  g(c[u.xy].yw, a[u.y]);
}
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_f32_1_0_0_1t.i32(
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_i32_1_0_1_6t.v2i32(
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_v4f32_1_0_0_2t.v2i32(
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_v2i32_1_0_0_7t.v3i32(
// CHECK: ptr @llvm.dx.resource.getpointer.p0.tdx.Texture_v3f32_1_0_0_4t.v3i32(
