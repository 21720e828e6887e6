// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// Sampler feedback: what would have been read is written down.
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f : register(u0);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> g : register(u1);
Texture2D t;
Texture2DArray<float> a;
SamplerState s;
float4 main(float3 u : A) : SV_Target {
  f.WriteSamplerFeedback(t, s, u.xy);
  f.WriteSamplerFeedbackBias(t, s, u.xy, 1, 0.5);
  g.WriteSamplerFeedbackLevel(a, s, u, 2);
  g.WriteSamplerFeedbackGrad(a, s, u, u.xy, u.xy);
  return 0;
}
// CHECK: target("dx.FeedbackTexture", 0, 2)
// CHECK: target("dx.FeedbackTexture", 1, 7)
// CHECK: @llvm.dx.resource.writesamplerfeedback.tdx.FeedbackTexture_0_2t.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32(
// CHECK: @llvm.dx.resource.writesamplerfeedbackbias.clamp.
// CHECK: @llvm.dx.resource.writesamplerfeedbacklevel.
// CHECK: @llvm.dx.resource.writesamplerfeedbackgrad.
