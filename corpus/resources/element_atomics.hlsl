// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// Interlocked functions on elements, their members and components: of the device, not of the group.
struct Cell { uint count; int2 range; };
RWBuffer<uint> bins;
RWStructuredBuffer<Cell> cells;
groupshared uint local;
[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint old;
  InterlockedAdd(bins[i], 1u, old);
  InterlockedMax(cells[i].count, old);
  InterlockedMin(cells[i].range.y, -1);
  InterlockedCompareExchange(bins[old], 0u, 1u, old);
  InterlockedAdd(local, 1u, bins[0]);
}
// CHECK-LABEL: define internal void @_Z4mainj(
// CHECK: [[BIN:%.*]] = call {{.*}} ptr @_ZN4hlsl8RWBufferIjEixEj(
// CHECK: atomicrmw add ptr [[BIN]], i32 1 syncscope("device") monotonic, align 4
// CHECK: atomicrmw umax ptr %count, i32 {{%.*}} syncscope("device") monotonic, align 4
// CHECK: [[Y:%.*]] = getelementptr <2 x i32>, ptr %range, i32 0, i32 1
// CHECK: atomicrmw min ptr [[Y]], i32 -1 syncscope("device") monotonic, align 4
// CHECK: cmpxchg ptr {{%.*}}, i32 0, i32 1 syncscope("device") monotonic monotonic, align 4
// CHECK: atomicrmw add ptr addrspace(3) @local, i32 1 syncscope("workgroup") monotonic, align 4
