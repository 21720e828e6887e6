// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// Rasterizer-ordered textures.
RasterizerOrderedTexture2D<float4> t;
RasterizerOrderedTexture3D<uint> v;
float4 main(uint3 u : A) : SV_Target {
  t[u.xy] += 1;
  v[u] = 2;
  return t.Load(u.xy);
}
// CHECK: target("dx.Texture", <4 x float>, 1, 1, 0, 2)
// CHECK: target("dx.Texture", i32, 1, 1, 0, 4)
