// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// packoffset says where a member lies; the layout and the metadata list members in that order.
struct Pair { float a, b; };
cbuffer Placed {
  float last : packoffset(c9);
  float2 corner : packoffset(c0.z);
  Pair pair : packoffset(c4);
  float weights[2] : packoffset(c5);
  float alone : packoffset(c2.y);
  float plain : packoffset(c3);
}
// CHECK: %__cblayout_Placed = type <{ target("dx.Padding", 8), <2 x float>, target("dx.Padding", 20), float, target("dx.Padding", 8), float, target("dx.Padding", 12), %Pair, target("dx.Padding", 8), <{ [1 x <{ float, target("dx.Padding", 12) }>], float }>, target("dx.Padding", 44), float }>
export float f() { return last + corner.y + pair.b + weights[1] + alone + plain; }
// CHECK: !{ptr @Placed.cb, ptr addrspace(2) @corner, ptr addrspace(2) @alone, ptr addrspace(2) @plain, ptr addrspace(2) @pair, ptr addrspace(2) @weights, ptr addrspace(2) @last}
