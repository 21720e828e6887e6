// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// Inputs that are interpolated when the shader wants it.
struct Input { float4 colour : COLOR; nointerpolation float2 flat : FLAT; };
float4 main(Input i, float3 n : N, float4x4 m : M) : SV_Target {
  float4 r = EvaluateAttributeCentroid(i.colour) + EvaluateAttributeSnapped(i.colour, int2(1, -2));
  r.xyz += EvaluateAttributeAtSample(n, 3);
  r.xy += GetAttributeAtVertex(i.flat, 1) + GetRenderTargetSamplePosition(0);
  r += EvaluateAttributeCentroid(m._m01_m23_m12_m30) + EvaluateAttributeCentroid(m[1]);
  r.x += EvaluateAttributeAtSample(m[2][3], 1);
  return r * GetRenderTargetSampleCount();
}
// CHECK: <4 x float> @llvm.dx.evaluate.attribute.centroid.v4f32(<4 x float> %
// CHECK: @llvm.dx.evaluate.attribute.snapped.v4f32(<4 x float> %{{.*}}, <2 x i32> 
// CHECK: <3 x float> @llvm.dx.evaluate.attribute.at.sample.v3f32(
// CHECK: <2 x float> @llvm.dx.get.attribute.at.vertex.v2f32(
// CHECK: <2 x float> @llvm.dx.get.render.target.sample.position(i32 0)
// CHECK: <4 x float> @llvm.dx.evaluate.attribute.centroid.v4f32(<4 x float> %
// CHECK: <4 x float> @llvm.dx.evaluate.attribute.centroid.v4f32(<4 x float> %
// CHECK: float @llvm.dx.evaluate.attribute.at.sample.f32(float %{{.*}}, i32 1)
// CHECK: i32 @llvm.dx.get.render.target.sample.count(
