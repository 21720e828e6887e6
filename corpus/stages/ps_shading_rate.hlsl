// RUN: hlslfe sig %s -T ps_6_4 | FileCheck %s
// The shading rate is an ordinary system value.
float4 main(float4 p : SV_Position, uint rate : SV_ShadingRate, float k : K) : SV_Target { return p * rate + k; }

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ShadingRate 0 uint v1 x... Constant x...
// CHECK-NEXT: K 0 float v2 x... Linear x...
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw
