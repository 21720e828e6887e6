// RUN: hlslfe %s -T lib_6_6 | FileCheck %s --check-prefix=TYPES
// compare: -T lib_6_6
// A vector goes where its scalar could, unless it would lie in two rows. (Clang 22 aligns float2 to 8 bytes.)
cbuffer C { float a; float2 b; float c; float2 d; float3 e; float f; float g; float3 h; bool2 i; }
// TYPES: %__cblayout_C = type <{ float, <2 x float>, float, <2 x float>, target("dx.Padding", 8), <3 x float>, float, float, <3 x float>, <2 x i32> }>
export float sum() { return a + b.y + c + d.x + e.z + f + g + h.y + (i.x ? 1 : 2); }
