// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// 64-bit numbers are aligned to 8 bytes.
cbuffer C { float f; double d; double2 d2; uint64_t u; int64_t l[2]; double3 d3; double3 list[2]; }
// CHECK: %__cblayout_C = type <{ float, target("dx.Padding", 4), double, <2 x double>, i64, target("dx.Padding", 8), <{ [1 x <{ i64, target("dx.Padding", 8) }>], i64 }>, target("dx.Padding", 8), <3 x double>, target("dx.Padding", 8), <{ [1 x <{ <3 x double>, target("dx.Padding", 8) }>], <3 x double> }> }>
export double doubles() { return d + d2.y + f + d3.z; }
export int64_t large(int i) { return l[i] + l[1] + (int64_t)u; }
// CHECK: %cbufferidx = getelementptr <{ i64, target("dx.Padding", 8) }>, ptr addrspace(2) @l, i32
export double3 of_list(int i) { return list[i]; }
// CHECK: load <3 x double>, ptr addrspace(2) %cbufferidx, align 32
