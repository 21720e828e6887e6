// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Gathers: the component is a constant, four offsets are four gathers.
Texture2D t;
SamplerState s;
SamplerComparisonState c;
float4 f(float2 u, int2 o) {
  float4 r = t.GatherRed(s, u) + t.GatherGreen(s, u, o) + t.GatherAlpha(s, u);
  r += t.GatherBlue(s, u, o, o + 1, o + 2, o + 3);
  return r + t.GatherCmpGreen(c, u, 0.5);
}
// CHECK: @llvm.dx.resource.gather.v4f32.tdx.Texture_v4f32_0_0_0_2t.tdx.Sampler_0t.v2f32.v2i32({{.*}}, i32 0, <2 x i32> zeroinitializer)
// CHECK: @llvm.dx.resource.gather.v4f32.{{.*}}, i32 1, 
// CHECK: @llvm.dx.resource.gather.v4f32.{{.*}}, i32 3, 
// CHECK: @llvm.dx.resource.gather.v4f32.{{.*}}, i32 2, <2 x i32> %{{.*}})
// CHECK: @llvm.dx.resource.gather.v4f32.{{.*}}, i32 2, <2 x i32> %{{.*}})
// CHECK: @llvm.dx.resource.gather.v4f32.{{.*}}, i32 2, <2 x i32> %{{.*}})
// CHECK: @llvm.dx.resource.gather.v4f32.{{.*}}, i32 2, <2 x i32> %{{.*}})
// CHECK: @llvm.dx.resource.gather.cmp.v4f32.{{.*}}, i32 1, <2 x i32> zeroinitializer)
