// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Conversions of elements, of shapes, from a vector.
export int2x2 elements(float2x2 m) { return (int2x2)m; }
// CHECK-LABEL: @_Z8elementsu11matrix_typeILm2ELm2EfE(
// CHECK: %conv = fptosi <4 x float> {{%.*}} to <4 x i32>
export double2x3 wider(float2x3 m) { return m; }
export float2x2 of_ints(uint2x2 m) { return (float2x2)m; }
export float2x2 square(float3x3 m) { return (float2x2)m; }
// CHECK-LABEL: @_Z6squareu11matrix_typeILm3ELm3EfE(
// CHECK: %trunc = shufflevector <9 x float> {{%.*}}, <9 x float> poison, <4 x i32> <i32 0, i32 1, i32 3, i32 4>
export float first(float4x4 m) { return (float)m; }
// CHECK-LABEL: @_Z5firstu11matrix_typeILm4ELm4EfE(
// CHECK: %cast.mtrunc = extractelement <16 x float> {{%.*}}, i32 0
export float2x2 of_vector(float4 v) { return (float2x2)v; }
// CHECK-LABEL: @_Z9of_vectorDv4_f(
// CHECK: %flatcast.tmp = alloca <4 x float>
