// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A smaller matrix has the first rows and columns; Clang 22 picks other elements unless both matrices are square.
// (docs/differences.md, "Smaller matrices")
export float2x3 cut(float4x4 m) { return (float2x3)m; }
// CHECK-LABEL: @_Z3cutu11matrix_typeILm4ELm4EfE(
// CHECK: shufflevector <16 x float> {{%.*}}, <16 x float> poison, <6 x i32> <i32 0, i32 1, i32 4, i32 5, i32 8, i32 9>
export float3x2 cut_wide(float3x4 m) { return (float3x2)m; }
// CHECK-LABEL: @_Z8cut_wideu11matrix_typeILm3ELm4EfE(
// CHECK: shufflevector <12 x float> {{%.*}}, <12 x float> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
