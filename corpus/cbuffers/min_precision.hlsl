// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Members of minimum precision have 4 bytes and a row of their own; within structs they share rows.
struct S { float a; min16float b; float c; };
cbuffer C { float first; min16float small; min16float3 more; float last; S s; }
// CHECK: %__cblayout_C = type <{ float, target("dx.Padding", 12), float, <3 x float>, float, target("dx.Padding", 12), %S }>
// CHECK: %S = type <{ float, float, float }>
export float f() { return first + small + more.x + last + s.b; }
cbuffer D { float one; vector<min16float, 3> two; float three; matrix<min16uint, 1, 2> four; }
typedef min10float Small;
typedef vector<Small, 2> Pair;
cbuffer E { float five; Pair six; }
// CHECK: %__cblayout_D = type <{ float, target("dx.Padding", 12), <3 x float>, target("dx.Padding", 4), float, target("dx.Padding", 12), <{ [1 x <{ <1 x i32>, target("dx.Padding", 12) }>], <1 x i32> }> }>
// CHECK: %__cblayout_E = type <{ float, target("dx.Padding", 12), <2 x float> }>
export float g() { return two.x + three + four[0].x + five + six.x; }
