// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// A scan in group memory between two buffers.
#define SIZE 128
StructuredBuffer<uint> input : register(t0);
RWStructuredBuffer<uint> output : register(u0);
RWStructuredBuffer<uint> totals : register(u1);
groupshared uint shared_sums[SIZE];
[numthreads(SIZE, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex, uint3 group : SV_GroupID) {
  shared_sums[index] = input[id.x];
  GroupMemoryBarrierWithGroupSync();
  for (uint step = 1; step < SIZE; step <<= 1) {
    uint before = index >= step ? shared_sums[index - step] : 0;
    GroupMemoryBarrierWithGroupSync();
    shared_sums[index] += before;
    GroupMemoryBarrierWithGroupSync();
  }
  output[id.x] = shared_sums[index];
  if (index == SIZE - 1)
    totals[group.x] = shared_sums[index];
}
// CHECK: @shared_sums = hidden addrspace(3) global [128 x i32] zeroinitializer, align 4
