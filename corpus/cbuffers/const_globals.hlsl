// RUN: hlslfe %s -T lib_6_6 2>/dev/null | FileCheck %s
// compare: -T lib_6_6
// A const global with a value is a member of $Globals all the same; a scalar is folded where it is read, and sizes arrays.
const float half_pi = 1.5;
const int count = 3;
const float3 up = float3(0, 1, 0);
const float unknown;
export float f() { float a[count] = {1, 2, 3}; return a[1] * half_pi + up.y + unknown; }
// CHECK: @_ZL2up = external hidden addrspace(2) constant <3 x float>, align 16
// CHECK-LABEL: @_Z1fv()
// CHECK: fmul {{.*}}float %{{[0-9]+}}, 1.500000e+00
// CHECK: load <3 x float>, ptr addrspace(2) @_ZL2up, align 16
// CHECK: load float, ptr addrspace(2) @_ZL7unknown, align 4
