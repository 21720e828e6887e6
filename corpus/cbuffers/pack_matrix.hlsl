// RUN: hlslfe %s -T lib_6_6 -Zpr | FileCheck %s
// -Zpr and #pragma pack_matrix decide how matrices lie that do not say it themselves.
struct S { float2x3 m; };
cbuffer Rows { float2x3 a; column_major float2x3 b; S s; }
// CHECK: %__cblayout_Rows = type <{ <{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>, target("dx.Padding", 4), <{ [2 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>, target("dx.Padding", 8), %S }>
// CHECK: %S = type <{ <{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }> }>
#pragma pack_matrix(column_major)
cbuffer Columns { float2x3 c; row_major float2x3 d; }
// CHECK: %__cblayout_Columns = type <{ <{ [2 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>, target("dx.Padding", 8), <{ [1 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }> }>
export float f(int i) { return a[1][i] + b[1][i] + c[1][i] + d[1][i] + s.m[1].y; }
