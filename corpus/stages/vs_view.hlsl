// RUN: hlslfe sig %s -T vs_6_1 | FileCheck %s
// View id of a vertex shader, among inputs that are stacked.
float4 main(float3 p : POSITION, uint view : SV_ViewID, float2 uv[2] : UV) : SV_Position { return float4(p, view) + uv[1].x; }

// CHECK: main (vertex)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float3 v0 xyz. - xyz.
// CHECK-NEXT: UV 0-1 float2 v1..v2 xy.. - x...
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
