// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Lists, flat casts and constants run through the leaves of a base before those of the class itself.
struct A { int x; };
struct B : A { float2 y; };
struct C : B { float z[2]; };
struct Flat { float f[5]; };

C list(A a, float2 v, float s) { C c = {a, v, s, 1}; return c; }
C from_flat(Flat f) { return (C)f; }
Flat to_flat(C c) { return (Flat)c; }
float2 cut(C c) { return (float2)c; }
C splat(float v) { return (C)v; }
static const C konst = {1, 2, 3, 4, 5};
float k(int i) { return konst.x + konst.y.x + konst.z[i]; }
// CHECK: @_ZL5konst = internal constant <{ i32, <2 x float>, [2 x float] }> <{ i32 1, <2 x float> <float 2.000000e+00, float 3.000000e+00>, [2 x float] [float 4.000000e+00, float 5.000000e+00] }>, align 1
// CHECK-LABEL: define hidden void @_Z4list1ADv2_ff(
// CHECK: getelementptr inbounds nuw %struct.A, ptr %agg.result, i32 0, i32 0
// CHECK: getelementptr inbounds nuw %struct.B, ptr %agg.result, i32 0, i32 1
// CHECK: getelementptr inbounds nuw %struct.C, ptr %agg.result, i32 0, i32 1
// CHECK-LABEL: define hidden void @_Z9from_flat4Flat(
// CHECK: getelementptr inbounds %struct.C, ptr %agg.result, i32 0, i32 0, i32 0, i32 0
