// RUN: hlslfe sig %s -T ps_6_5 | FileCheck %s
// RUN: hlslfe %s -T ps_6_5 | FileCheck %s --check-prefix=IR
// SV_CullPrimitive goes into a pixel shader without an element, and nothing reads it: what is drawn was not culled.
float4 main(float4 a : A, bool culled : SV_CullPrimitive, int covered : SV_Coverage) : SV_Target {
  return culled ? 0 : a * covered;
}

// CHECK: A 0 float4 v0 xyzw Linear xyzw
// CHECK-NEXT: outputs

// IR: %[[C:[0-9]+]] = call i32 @llvm.dx.coverage()
// IR: call {{.*}} @_Z4mainDv4_fbi(<4 x float> %A0, i1 false, i32 %[[C]])
