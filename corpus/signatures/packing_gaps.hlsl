// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T vs_6_6 -pack-optimized | FileCheck %s --check-prefix=OPT
// Prefix-stable packing goes back to the earliest row with room; optimized packing sorts first.
void main(out float3 n : N, out float2 uv : UV, out float w : W, out float4 p : SV_Position, out float k : K,
          out float2 st : ST) {
  n = 1; uv = 2; w = 3; p = 4; k = 5; st = 6;
}
// CHECK: inputs: none
// CHECK: N 0 float3 o0 xyz. Linear xyz.
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: W 0 float o0 ...w Linear ...w
// CHECK-NEXT: SV_Position 0 float4 o2 xyzw LinearNoperspective xyzw
// CHECK-NEXT: K 0 float o1 ..z. Linear ..z.
// CHECK-NEXT: ST 0 float2 o3 xy.. Linear xy..
// OPT: N 0 float3 o1 xyz.
// OPT-NEXT: UV 0 float2 o2 xy..
// OPT-NEXT: W 0 float o1 ...w
// OPT-NEXT: SV_Position 0 float4 o0 xyzw
// OPT-NEXT: K 0 float o3 x...
// OPT-NEXT: ST 0 float2 o2 ..zw
