// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A struct leaves a buffer field by field, from the layout of the buffer to that of ordinary memory.
struct Inner { float3 a; float b; };
struct S { float x; Inner inner; float2 list[2]; bool flag; };
cbuffer C { float first; S s; S array[2]; }
// CHECK: %S = type <{ float, target("dx.Padding", 12), %Inner, <{ [1 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>, i32 }>
// CHECK: %struct.Inner = type { <3 x float>, [4 x i8], float }
export S initialised() { S copy = s; return copy; }
// CHECK-LABEL: @_Z11initialisedv(
// CHECK: %cbuf.dest = getelementptr inbounds %struct.S, ptr %agg.result, i32 0, i32 0
// CHECK-NEXT: %cbuf.load = load float, ptr addrspace(2) @s, align 4
// CHECK: %[[B:cbuf.dest[0-9]+]] = getelementptr inbounds %struct.S, ptr %agg.result, i32 0, i32 1, i32 2
// CHECK-NEXT: load float, ptr addrspace(2) getelementptr inbounds (%S, ptr addrspace(2) @s, i32 0, i32 2, i32 1), align 4
export float assigned(int i) { S copy; copy = array[i]; return copy.inner.b; }
// CHECK-LABEL: @_Z8assignedi(
// CHECK: %cbuf.src = getelementptr inbounds %S, ptr addrspace(2) %cbufferidx, i32 0, i32 0
// CHECK-NEXT: %cbuf.dest = getelementptr inbounds %struct.S, ptr %copy, i32 0, i32 0
export float listed() { S copy = {array[1].x, array[1].inner, s.list, s.flag}; S all[2] = array; return copy.inner.a.x + all[1].x; }
export float cast_to_floats() { float four[4] = (float[4])s.inner; float4 v = (float4)array[1].inner; return four[3] + v.w; }
