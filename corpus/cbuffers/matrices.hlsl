// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A matrix takes a row of the buffer for each of its columns, or of its rows if it is row_major; where that leaves gaps
// it is copied together when it is read.
cbuffer C { float3x3 normal; row_major float2x3 rows; float2x3 columns; float3x1 one_column; float1x3 one_row; float after; }
// CHECK: %__cblayout_C = type <{ <{ [2 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>, target("dx.Padding", 4), <{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>, target("dx.Padding", 4), <{ [2 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>, target("dx.Padding", 8), [3 x float], target("dx.Padding", 4), <{ [2 x <{ <1 x float>, target("dx.Padding", 12) }>], <1 x float> }>, float }>
export float3x3 whole() { return normal; }
// CHECK-LABEL: @_Z5wholev()
// CHECK: %matrix.buf.copy = alloca [9 x float], align 4
// CHECK: %cbuf.dest = getelementptr inbounds [9 x float], ptr %matrix.buf.copy, i32 0, i32 0
// CHECK-NEXT: %cbuf.load = load <3 x float>, ptr addrspace(2) @normal, align 4
// CHECK-NEXT: store <3 x float> %cbuf.load, ptr %cbuf.dest, align 4
// CHECK: load <9 x float>, ptr %matrix.buf.copy, align 4
export float element(int r, int c) { return rows[r][c] + columns[r][c] + one_column[r][0] + one_row[0][c] + after; }
export float2x3 row_by_row() { return rows; }
// CHECK-LABEL: @_Z10row_by_rowv()
// CHECK: load <6 x float>, ptr %matrix.buf.copy, align 4
// CHECK-NEXT: %matrix.columns = shufflevector
export float3 product(float3 v) { return mul(normal, v) + mul(v, normal); }
