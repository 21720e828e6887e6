// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arrays leave a buffer element by element: in a loop when they initialise, unrolled when they are assigned or passed.
cbuffer Tables { float weights[2]; float4 rows[2]; float3 deep[2][2]; }
float sum(float v[2]) { return v[0] + v[1]; }
export float initialised() { float w[2] = weights; return w[1]; }
// CHECK-LABEL: @_Z11initialisedv()
// CHECK: %cbufferidx = getelementptr <{ float, target("dx.Padding", 12) }>, ptr addrspace(2) @weights, i32 %arrayinit.index, i32 0
export float assigned() { float w[2]; w = weights; return w[1]; }
// CHECK-LABEL: @_Z8assignedv()
// CHECK: %cbuf.dest = getelementptr inbounds [2 x float], ptr %w, i32 0, i32 0
// CHECK-NEXT: %cbuf.load = load float, ptr addrspace(2) @weights, align 4
export float passed() { return sum(weights); }
// CHECK-LABEL: @_Z6passedv()
// CHECK: %agg.tmp = alloca [2 x float], align 4
// CHECK: getelementptr inbounds (<{ [1 x <{ float, target("dx.Padding", 12) }>], float }>, ptr addrspace(2) @weights, i32 0, i32 1), align 4
export float4 whole_rows() { float4 r[2] = rows; r = rows; return r[1]; }
export float3 part(int i) { float3 d[2] = deep[i]; return d[1]; }
export float3 all_of_it() { float3 d[2][2] = deep; return d[1][0]; }
