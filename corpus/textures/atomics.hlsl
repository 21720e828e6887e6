// RUN: hlslfe %s -T cs_6_6 -E main | FileCheck %s
// Atomic operations on texels.
RWTexture2D<uint> t;
RWTexture3D<int> v;
[numthreads(8, 8, 1)] void main(uint3 u : SV_DispatchThreadID) {
  uint old;
  InterlockedAdd(t[u.xy], 1, old);
  InterlockedMax(t[u.xy], old);
  InterlockedMin(v[u], -1);
  InterlockedCompareExchange(t[u.xy], 1, 2, old);
}
// CHECK: atomicrmw add ptr %{{.*}}, i32 1 syncscope("device") monotonic
// CHECK: atomicrmw umax ptr
// CHECK: atomicrmw min ptr
// CHECK: cmpxchg ptr
