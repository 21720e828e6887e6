// RUN: hlslfe sig %s -T as_6_5 | FileCheck %s
// RUN: hlslfe %s -T as_6_5 | FileCheck %s --check-prefix=IR
// An amplification shader has no signature; the payload lies in group memory.
struct Payload { float4 tint; uint parts[4]; };

groupshared Payload payload;

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupThreadID, uint3 group : SV_GroupID) {
  payload.tint = group.x;
  payload.parts[thread & 3] = thread;
  DispatchMesh(thread, 1, 1, payload);
}

// CHECK: main (amplification)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs: none

// IR: call void @llvm.dx.dispatch.mesh.p3(i32 %{{[0-9]+}}, i32 1, i32 1, ptr addrspace(3) @payload)
