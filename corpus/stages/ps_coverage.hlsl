// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// RUN: hlslfe %s -T ps_6_0 | FileCheck %s --check-prefix=IR
// Coverage comes in without an element and goes out without a place.
struct O { float4 color : SV_Target; uint mask : SV_Coverage; };

O main(float4 p : SV_Position, uint mask : SV_Coverage) {
  O o;
  o.color = p;
  o.mask = mask & 5;
  return o;
}

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw
// CHECK-NEXT: SV_Coverage 0 uint - x... - x...

// IR: call i32 @llvm.dx.coverage()
