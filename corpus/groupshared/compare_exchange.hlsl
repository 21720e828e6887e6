// RUN: hlslfe %s -T cs_6_0 | FileCheck %s
groupshared int i;
groupshared float f;
[numthreads(8, 1, 1)]
void main() {
  int before;
  float old;
  InterlockedCompareExchange(i, 1, 2, before);
  InterlockedCompareStore(i, 3, 4);
  InterlockedCompareStoreFloatBitwise(f, 1, 2);
  InterlockedCompareExchangeFloatBitwise(f, 1, 2, old);
}
// CHECK-LABEL: define internal void @_Z4mainv(
// CHECK: [[PAIR:%.*]] = cmpxchg ptr addrspace(3) @i, i32 1, i32 2 syncscope("workgroup") monotonic monotonic, align 4
// CHECK-NEXT: [[OLD:%.*]] = extractvalue { i32, i1 } [[PAIR]], 0
// CHECK-NEXT: store i32 [[OLD]], ptr %tmp, align 4
// CHECK: cmpxchg ptr addrspace(3) @i, i32 3, i32 4
// CHECK: cmpxchg ptr addrspace(3) @f, i32 1065353216, i32 1073741824
// CHECK: [[BITS:%.*]] = extractvalue { i32, i1 } {{%.*}}, 0
// CHECK-NEXT: bitcast i32 [[BITS]] to float
