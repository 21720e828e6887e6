// RUN: hlslfe %s --emit=ast-print -T lib_6_6 | FileCheck %s
// Textures are printed as they are written.
Texture2DMS<float, 4> m : register(t1);
FeedbackTexture2D<1> f;
float4 g(Texture2D<float2> t, SamplerState s, float2 u) { return t.mips[1][u].xyxy + m.sample[2][u] + t.Sample(s, u).x; }
// CHECK: Texture2DMS<float, 4> m : register(t1);
// CHECK: FeedbackTexture2D<1> f;
// CHECK: return t.mips[1]
