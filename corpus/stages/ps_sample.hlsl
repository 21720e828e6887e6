// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// RUN: hlslfe %s -T ps_6_0 | FileCheck %s --check-prefix=IR
// The sample index has an element without a place; its value comes through an intrinsic.
float4 main(float4 p : SV_Position, uint sample : SV_SampleIndex, float2 uv : UV) : SV_Target {
  return p + sample + uv.x;
}

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_SampleIndex 0 uint - x... Constant ....
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear x...
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw

// IR: call i32 @llvm.dx.sample.index()
