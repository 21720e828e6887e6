// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Integer forms, results of another type, and questions about components.
export int4 signs(int4 i, float4 f, uint4 u) { return sign(i) + sign(f) + abs(i); }
// CHECK-LABEL: define noundef <4 x i32> @_Z5signsDv4_iDv4_fDv4_j(
// CHECK: call <4 x i32> @llvm.dx.sign.v4i32(<4 x i32>
// CHECK: call <4 x i32> @llvm.dx.sign.v4f32(<4 x float>
// CHECK: call <4 x i32> @llvm.abs.v4i32(<4 x i32> {{%.*}}, i1

export uint2 bits(uint2 u) { return reversebits(u) + firstbitlow(u); }
// CHECK-LABEL: define noundef <2 x i32> @_Z4bitsDv2_j(
// CHECK: call <2 x i32> @llvm.bitreverse.v2i32(
// CHECK: call <2 x i32> @llvm.dx.firstbitlow.v2i32(

export bool4 tests(float4 f) { return or(isinf(f), isnan(f)); }
// CHECK-LABEL: define noundef <4 x i1> @_Z5testsDv4_f(
// CHECK: call <4 x i1> @llvm.dx.isinf.v4f32(
// CHECK: call <4 x i1> @llvm.dx.isnan.v4f32(
// CHECK-NEXT: or <4 x i1>

export bool whole(float3 f, int2 i, bool4 b) { return any(f) && all(i) || all(b); }
// CHECK-LABEL: define noundef i1 @_Z5wholeDv3_fDv2_iDv4_b(
// CHECK: call i1 @llvm.dx.any.v3f32(
// CHECK: call i1 @llvm.dx.all.v2i32(
// CHECK: call i1 @llvm.dx.all.v4i1(

export int minima(int a, int b, uint c) { return max(a, b) - min(a, b) + (int)max(c, 5u); }
// CHECK-LABEL: define noundef i32 @_Z6minimaiij(
// CHECK: call i32 @llvm.smax.i32(
// CHECK: call i32 @llvm.smin.i32(
// CHECK: call i32 @llvm.umax.i32(i32 {{%.*}}, i32 5)

export int multiply_add(int a, uint b) { return mad(a, 2, 3) + mad(b, b, b); }
// CHECK-LABEL: define noundef i32 @_Z12multiply_addij(
// CHECK: call i32 @llvm.dx.imad.i32(i32 {{%.*}}, i32 2, i32 3)
// CHECK: call i32 @llvm.dx.umad.i32(
