// RUN: hlslfe sig %s -T ps_6_1 | FileCheck %s
// RUN: hlslfe %s -T ps_6_1 | FileCheck %s --check-prefix=IR
// View id and primitive id of a pixel shader.
float4 main(uint view : SV_ViewID, uint prim : SV_PrimitiveID, float2 uv : UV) : SV_Target { return view + prim + uv.y; }

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: SV_PrimitiveID 0 uint v0 x... Constant x...
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear .y..
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw

// IR: call i32 @llvm.dx.view.id()
