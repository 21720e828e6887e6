// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arrays are copied between address spaces.
groupshared float shared_values[4];
float sum(float a[4]) { return a[0] + a[3]; }
export float use() {
  float local[4] = shared_values;
  local[1] = 2;
  shared_values = local;
  return sum(shared_values);
}
// CHECK-LABEL: define {{.*}} float @_Z3usev(
// CHECK: ptr addrspace(3) @shared_values
// CHECK: call void @llvm.memcpy.p3.p0.i32(ptr addrspace(3) align 4 @shared_values, ptr align 4 %local, i32 16, i1 false)
// CHECK: call void @llvm.memcpy.p0.p3.i32(ptr align 4 %agg.tmp, ptr addrspace(3) align 4 @shared_values, i32 16, i1 false)
