// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// Thread ids have no signature element; they come from intrinsics.
static uint last;

[numthreads(8, 4, 2)]
void main(uint3 dispatch : SV_DispatchThreadID, uint2 group : SV_GroupID, uint3 thread : SV_GroupThreadID,
          uint flat : SV_GroupIndex) {
  last = dispatch.x + group.y + thread.z + flat;
}
