// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// Atomic operations on what a group shares; Clang 22 has none.
groupshared uint u;
groupshared int i[4];
groupshared uint64_t wide;
groupshared uint2 v;

[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint before;
  InterlockedAdd(u, t);
  InterlockedMax(u, 7u, before);
  InterlockedMin(i[t], -1);
  InterlockedAnd(u, before);
  InterlockedOr(v.y, 1u);
  InterlockedXor(wide, 5);
  InterlockedExchange(u, 3, before);
}
// CHECK-LABEL: define internal void @_Z4mainj(
// CHECK: [[T:%.*]] = load i32, ptr %t.addr
// CHECK-NEXT: atomicrmw add ptr addrspace(3) @u, i32 [[T]] syncscope("workgroup") monotonic, align 4
// CHECK-NEXT: [[OLD:%.*]] = atomicrmw umax ptr addrspace(3) @u, i32 7 syncscope("workgroup") monotonic, align 4
// CHECK-NEXT: store i32 [[OLD]], ptr %tmp, align 4
// CHECK: atomicrmw min ptr addrspace(3) {{%.*}}, i32 -1 syncscope("workgroup") monotonic, align 4
// CHECK: atomicrmw and ptr addrspace(3) @u
// CHECK: atomicrmw or ptr addrspace(3) getelementptr {{.*}}@v
// CHECK: atomicrmw xor ptr addrspace(3) @wide, i64 5 syncscope("workgroup") monotonic, align 8
// CHECK: atomicrmw xchg ptr addrspace(3) @u, i32 3
