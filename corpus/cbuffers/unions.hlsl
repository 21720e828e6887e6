// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A union begins a row and is as large as its largest member, as in Clang; DXC has none.
union Number { float f; uint u; float3 v; };
cbuffer C { float one; Number number; float two; }
// CHECK: %__cblayout_C = type <{ float, target("dx.Padding", 12), %{{.*}}Number, float }>
// CHECK-LABEL: define {{.*}} @_Z4readv()
// CHECK: load <3 x float>, ptr addrspace(2) @number
// CHECK: load i32, ptr addrspace(2) @number
// CHECK: load float, ptr addrspace(2) @two
export float read() { return number.v.y + number.u + two; }
