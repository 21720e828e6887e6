// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Parts of a list are computed in their order. Clang 22 calls the methods first, also one that changes what an earlier
// part reads.
struct Gen { float x; float next() { x += 1; return x; } };
float2 f(Gen g) { return float2(g.x, g.next()); }
// CHECK-LABEL: define hidden {{.*}} <2 x float> @_Z1f3Gen(
// CHECK: load float
// CHECK: call {{.*}} float @_ZN3Gen4nextEv(
