// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// Some system values have an element without a register, some no element at all; they are read by intrinsics.
float4 main(float4 p : SV_Position, uint s : SV_SampleIndex, uint c : SV_Coverage, float3 b : SV_Barycentrics,
            uint v : SV_ViewID, float2 uv : UV) : SV_Target {
  return p + s + c + b.x + v + uv.x;
}
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_SampleIndex 0 uint - x... Constant ....
// CHECK-NEXT: SV_Barycentrics 0 float3 - xyz. Linear x...
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear x...
// CHECK-NOT: SV_Coverage
// CHECK-NOT: SV_ViewID
