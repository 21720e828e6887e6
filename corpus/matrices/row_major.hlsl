// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// What is declared row_major lies row by row in memory; as a value every matrix goes column by column.
struct S { row_major float2x3 m; float2x3 n; row_major float2x2 list[2]; };
export float2x3 moved(row_major float2x3 m) { S s; s.m = m; s.n = s.m; return s.n; }
// CHECK-LABEL: @_Z5movedu11matrix_typeILm2ELm3EfE(
// CHECK: %matrix.rows = shufflevector <6 x float> %m, <6 x float> poison, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
// CHECK-NEXT: store <6 x float> %matrix.rows, ptr %m.addr
// CHECK: %matrix.columns = shufflevector <6 x float> {{%.*}}, <6 x float> poison, <6 x i32> <i32 0, i32 3, i32 1, i32 4, i32 2, i32 5>
export float2x2 element(S s, int i, int j) { s.list[i][j][1] = 2; s.list[0]._m01_m10 = 3; return s.list[i]; }
// CHECK-LABEL: @_Z7element1Sii(
// CHECK: [[ROW:%.*]] = mul i32 {{%.*}}, 2
// CHECK-NEXT: add i32 [[ROW]], 1
typedef row_major int2x2 R;
export R of_alias(R m, int i) { m[i] = 1; return m; }
// CHECK-LABEL: @_Z8of_aliasu11matrix_typeILm2ELm2EiEi(
export float2x3 arrays(row_major float2x3 a[2]) { float2x3 b[2] = a; a = b; return a[1]; }
// CHECK-LABEL: @_Z6arraysA2_u11matrix_typeILm2ELm3EfE(
