// RUN: hlslfe %s -T lib_6_6 2>/dev/null | FileCheck %s
// compare: -T lib_6_6
// Members without packoffset follow behind those that have it. Letters of colors are good, too.
cbuffer C { float c; float a : packoffset(c1.g); float4 d; float2 b : packoffset(c0.b); float e : packoffset(c); }
// CHECK: %__cblayout_C = type <{ float, target("dx.Padding", 4), <2 x float>, target("dx.Padding", 4), float, float, target("dx.Padding", 4), <4 x float> }>
export float f() { return a + b.x + c + d.y + e; }
