// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Members of minimum precision have 4 bytes and a row of their own; within structs they share rows.
struct S { float a; min16float b; float c; };
cbuffer C { float first; min16float small; min16float3 more; float last; S s; }
// CHECK: %__cblayout_C = type <{ float, target("dx.Padding", 12), float, <3 x float>, float, target("dx.Padding", 12), %S }>
// CHECK: %S = type <{ float, float, float }>
export float f() { return first + small + more.x + last + s.b; }
