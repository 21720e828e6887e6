// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// bool members have 32 bits, alone, in vectors and in arrays.
cbuffer C { bool2 first; bool b; int i; bool4 b4; uint u; bool bs[2]; }
int chosen(int k) { return (b ? 1 : 2) + (first.x && first.y ? 4 : 8) + bs[k] + (b4.w ? i : u); }
bool2 pair() { return first; }
bool4 inverted() { return !b4; }
bool any_of(int k) { return bs[k] || all(b4) || any(first); }
// CHECK: %__cblayout_C = type <{ <2 x i32>, i32, i32, <4 x i32>, i32, target("dx.Padding", 12), <{ [1 x <{ i32, target("dx.Padding", 12) }>], i32 }> }>
// CHECK-LABEL: define hidden {{.*}} <2 x i1> @_Z4pairv(
