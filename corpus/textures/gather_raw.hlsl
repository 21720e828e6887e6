// RUN: hlslfe %s -T ps_6_7 -E main | FileCheck %s
// GatherRaw reads four texels as they are.
Texture2D<uint> t;
Texture2DArray<uint64_t> a;
SamplerState s;
uint4 main(float3 u : A) : SV_Target {
  uint status;
  return t.GatherRaw(s, u.xy) + (uint4)a.GatherRaw(s, u, int2(1, 1), status);
}
// CHECK: <4 x i32> @llvm.dx.resource.gather.raw.v4i32.tdx.Texture_i32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32(
// CHECK: { <4 x i64>, i1 } @llvm.dx.resource.gather.raw.status.v4i64.tdx.Texture_i64_0_0_0_7t.
