// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What a group of threads shares lies in address space 3.
groupshared float values[64];
groupshared uint count;
groupshared bool flag;
groupshared float4 v;
groupshared uint grid[4][8];
static groupshared int hidden;
namespace N { groupshared int2 pair; }
// CHECK-DAG: @values = hidden addrspace(3) global [64 x float] zeroinitializer, align 4
// CHECK-DAG: @flag = hidden addrspace(3) global i32 0, align 4
// CHECK-DAG: @grid = hidden addrspace(3) global [4 x [8 x i32]] zeroinitializer, align 4
// CHECK-DAG: @_ZL6hidden = internal addrspace(3) global i32 0, align 4
// CHECK-DAG: @_ZN1N4pairE = hidden addrspace(3) global <2 x i32> zeroinitializer, align 8

void increase(inout float x) { x += 1; }

[shader("compute")]
[numthreads(64, 1, 1)]
void main(uint3 id : SV_GroupThreadID) {
  values[id.x] = v.y;
  count += id.x;
  flag = !flag;
  v.zw = v.xy;
  v[id.y] = 2;
  grid[id.x][2]++;
  hidden = 3;
  N::pair.yx = N::pair;
  increase(values[2]);
  GroupMemoryBarrierWithGroupSync();
}
// CHECK-LABEL: define internal void @_Z4mainDv3_j(
// CHECK: getelementptr inbounds nuw [64 x float], ptr addrspace(3) @values, i32 0, i32
// CHECK: store i32 {{%.*}}, ptr addrspace(3) @count, align 4
// CHECK: trunc i32 {{%.*}} to i1
// CHECK: store i32 3, ptr addrspace(3) @_ZL6hidden, align 4
// CHECK: call void @_Z8increaseRf(ptr
