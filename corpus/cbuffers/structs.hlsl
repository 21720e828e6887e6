// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs start a row and are laid out by the same rules; what follows may share their last row.
struct Range { float low, high; };
struct Light { float4 color; Range range; float2 spots[2]; bool on; };
cbuffer Scene { float gain; Light key; float bias; Light fill[2]; Range limits; }
// CHECK: %__cblayout_Scene = type <{ float, target("dx.Padding", 12), %Light, float, <{ [1 x <{ %Light, target("dx.Padding", 4) }>], %Light }>, target("dx.Padding", 4), %Range }>
// CHECK: %Light = type <{ <4 x float>, %Range, target("dx.Padding", 8), <{ [1 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>, i32 }>
export float4 constant() { return key.color * key.range.high + key.spots[1].x + limits.low + gain + bias; }
// CHECK-LABEL: @_Z8constantv()
// CHECK: load <4 x float>, ptr addrspace(2) @key, align 16
export float dynamic(int i, int j) { return fill[i].range.low + fill[1].color.y + fill[i].spots[j].y + (fill[j].on ? 1 : 2); }
// CHECK-LABEL: @_Z7dynamicii(
// CHECK: %cbufferidx = getelementptr <{ %Light, target("dx.Padding", 4) }>, ptr addrspace(2) @fill, i32 %{{[0-9]+}}, i32 0
// CHECK-NEXT: %range = getelementptr inbounds nuw %Light, ptr addrspace(2) %cbufferidx, i32 0, i32 1
