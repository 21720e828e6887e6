// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// RUN: hlslfe %s -T ps_6_0 | FileCheck %s --check-prefix=IR
// Conservative rasterization: inner coverage.
float4 main(float4 p : SV_Position, uint inner : SV_InnerCoverage) : SV_Target { return inner ? p : 0; }

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw

// IR: call i32 @llvm.dx.inner.coverage()
