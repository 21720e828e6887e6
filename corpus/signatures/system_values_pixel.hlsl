// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
float4 main(float4 p : SV_Position, bool front : SV_IsFrontFace, uint primitive : SV_PrimitiveID, bool lit : LIT)
    : SV_Target {
  return front ? p : lit ? primitive : 0;
}
