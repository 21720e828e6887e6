// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T ps_6_6 -pack-optimized -w | FileCheck %s --check-prefix=OPT
// An array takes the same columns in consecutive rows; smaller elements fill the gaps beside it.
float4 main(float2 a[3] : A, float b : B, float2 c[2] : C, float d[4] : D, float4 p : SV_Position, float3 e : E,
            float f : F) : SV_Target {
  return float4(a[1], c[1]) * b + d[2] + p + e.xyzx + f;
}
// CHECK: A 0-2 float2 v0..v2 xy..
// CHECK-NEXT: B 0 float v0 ..z.
// CHECK-NEXT: C 0-1 float2 v1..v2 ..zw
// CHECK-NEXT: D 0-3 float v3..v6 x...
// CHECK-NEXT: SV_Position 0 float4 v7 xyzw
// CHECK-NEXT: E 0 float3 v3 .yzw
// CHECK-NEXT: F 0 float v0 ...w
// OPT: A 0-2 float2 v1..v3 .yz.
// OPT-NEXT: B 0 float v1 ...w
// OPT-NEXT: C 0-1 float2 v4..v5 .yz.
// OPT-NEXT: D 0-3 float v1..v4 x...
// OPT-NEXT: SV_Position 0 float4 v0 xyzw
// OPT-NEXT: E 0 float3 v6 xyz.
// OPT-NEXT: F 0 float v2 ...w
