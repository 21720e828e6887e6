// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A union out of a buffer is copied as its largest member (Clang 22 finds no constructor).
union Number { float f; uint u; float3 v; };
struct Pair { float x; Number n; };
cbuffer C { float one; Number number; Pair pairs[2]; }
// CHECK-LABEL: define {{.*}} @_Z6copiedv()
// CHECK: %[[V:.*]] = load <3 x float>, ptr addrspace(2) @number
// CHECK-NEXT: store <3 x float> %[[V]]
export float copied() { Number local = number; return local.f; }
// CHECK-LABEL: define {{.*}} @_Z6nestedi(
// CHECK: %[[N:.*]] = load <3 x float>, ptr addrspace(2)
// CHECK-NEXT: store <3 x float> %[[N]]
export uint nested(int i) { Pair local = pairs[i]; return local.n.u; }
