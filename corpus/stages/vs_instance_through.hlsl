// RUN: hlslfe sig %s -T vs_6_0 | FileCheck %s
// An instance id that goes on to the next stage is an ordinary value there.
struct O { float4 p : SV_Position; uint id : SV_InstanceID; };

O main(float4 p : POSITION, uint id : SV_InstanceID) {
  O o = { p, id };
  return o;
}

// CHECK: main (vertex)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float4 v0 xyzw - xyzw
// CHECK-NEXT: SV_InstanceID 0 uint v1 x... - x...
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_InstanceID 0 uint o1 x... Constant x...
