// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Every element of an array starts a row of 16 bytes; the last one is not padded.
cbuffer Tables { float2 points[3]; float weights[4]; float4 rows[2]; float one[1]; int grid[2][3]; }
// CHECK: %__cblayout_Tables = type <{ <{ [2 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>, target("dx.Padding", 8), <{ [3 x <{ float, target("dx.Padding", 12) }>], float }>, target("dx.Padding", 12), [2 x <4 x float>], [1 x float], target("dx.Padding", 12),
export float constant() { return points[1].y + weights[3] + one[0]; }
// CHECK-LABEL: @_Z8constantv()
// CHECK: load <2 x float>, ptr addrspace(2) getelementptr (<{ <2 x float>, target("dx.Padding", 8) }>, ptr addrspace(2) @points, i32 1, i32 0), align 16
export float dynamic(int i, uint j, int64_t k) { return points[i].x + weights[j] + weights[k] + rows[i].z; }
// CHECK-LABEL: @_Z7dynamicijl(
// CHECK: %cbufferidx = getelementptr <{ <2 x float>, target("dx.Padding", 8) }>, ptr addrspace(2) @points, i32 %{{[0-9]+}}, i32 0
// CHECK: %arrayidx = getelementptr inbounds [2 x <4 x float>], ptr addrspace(2) @rows, i32 0,
export int cell(int i, int j) { return grid[i][j] + grid[1][j] + grid[i][2]; }
// CHECK-LABEL: @_Z4cellii(
// CHECK: %arraydecay = getelementptr inbounds [3 x i32], ptr addrspace(2) %cbufferidx, i32 0, i32 0
