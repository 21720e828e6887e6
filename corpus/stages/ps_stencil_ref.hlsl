// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// RUN: hlslfe %s -T ps_6_0 | FileCheck %s --check-prefix=IR
// Stencil and depth go out without a place.
[earlydepthstencil]
void main(float4 p : SV_Position, out uint stencil : SV_StencilRef, out float4 c : SV_Target3) {
  stencil = 4;
  c = p;
}

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: SV_StencilRef 0 uint - x... - x...
// CHECK-NEXT: SV_Target 3 float4 o3 xyzw - xyzw

// IR-DAG: "hlsl.earlydepthstencil"="1"
