// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// The component of a scalar is the scalar, in atomic operations too.
struct Cell { uint count; uint marks[2]; };
RWStructuredBuffer<Cell> cells;
RWTexture2D<uint> plane;
RWStructuredBuffer<uint4> vectors;
groupshared uint shared_sums[4];

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  InterlockedAdd(cells[id.x].count.x, 1);
  InterlockedOr(cells[id.x].marks[1].r, 2);
  InterlockedMax(plane[id.xy].x, 3);
  InterlockedMin(vectors[id.x].y, 4);
  InterlockedXor(shared_sums[id.x].r, 5);
}
// CHECK-LABEL: define {{.*}} @_Z4mainDv3_j(
// CHECK: [[COUNT:%count.*]] = getelementptr inbounds nuw %struct.Cell
// CHECK-NEXT: atomicrmw add ptr [[COUNT]], i32 1
// CHECK: atomicrmw or ptr %arrayidx{{[0-9]*}}, i32 2
// CHECK: atomicrmw umax ptr %call{{[0-9]*}}, i32 3
// CHECK: [[Y:%[0-9]+]] = getelementptr <4 x i32>, ptr %call{{[0-9]*}}, i32 0, i32 1
// CHECK-NEXT: atomicrmw umin ptr [[Y]], i32 4
// CHECK: atomicrmw xor ptr addrspace(3) %arrayidx{{[0-9]*}}, i32 5
