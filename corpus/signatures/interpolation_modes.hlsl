// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T ps_6_6 -pack-optimized | FileCheck %s --check-prefix=OPT
// Every mode, and what packing makes of them (modes never share a register).
float4 main(float a : A, nointerpolation float b : B, centroid float2 c : C, float2 d : D,
            nointerpolation float3 e : E, sample float f : F, noperspective float g : G, centroid float h : H,
            noperspective centroid float i : I, noperspective sample float j : J, linear center float k : K,
            uint l : L) : SV_Target {
  return float4(a + b, c.x + d.y, e.z + f, g + h) + i + j + k + l;
}
// CHECK: A 0 float v0 x... Linear x...
// CHECK-NEXT: B 0 float v1 x... Constant x...
// CHECK-NEXT: C 0 float2 v2 xy.. LinearCentroid x...
// CHECK-NEXT: D 0 float2 v0 .yz. Linear ..z.
// CHECK-NEXT: E 0 float3 v1 .yzw Constant ...w
// CHECK-NEXT: F 0 float v3 x... LinearSample x...
// CHECK-NEXT: G 0 float v4 x... LinearNoperspective x...
// CHECK-NEXT: H 0 float v2 ..z. LinearCentroid ..z.
// CHECK-NEXT: I 0 float v5 x... LinearNoperspectiveCentroid x...
// CHECK-NEXT: J 0 float v6 x... LinearNoperspectiveSample x...
// CHECK-NEXT: K 0 float v0 ...w Linear ...w
// CHECK-NEXT: L 0 uint v7 x... Constant x...
// OPT: A 0 float v2 ..z. Linear
// OPT-NEXT: B 0 float v0 ...w Constant
// OPT-NEXT: C 0 float2 v3 xy.. LinearCentroid
// OPT-NEXT: D 0 float2 v2 xy.. Linear
// OPT-NEXT: E 0 float3 v0 xyz. Constant
// OPT-NEXT: F 0 float v6 x... LinearSample
// OPT-NEXT: G 0 float v4 x... LinearNoperspective
// OPT-NEXT: H 0 float v3 ..z. LinearCentroid
// OPT-NEXT: I 0 float v5 x... LinearNoperspectiveCentroid
// OPT-NEXT: J 0 float v7 x... LinearNoperspectiveSample
// OPT-NEXT: K 0 float v2 ...w Linear
// OPT-NEXT: L 0 uint v1 x... Constant
