// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// A row picked by an index that is not known: a component of each column.
float4 main(float3x4 m : M, nointerpolation int i : I) : SV_Target { return m[i]; }

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: M 0-3 float3 v0..v3 xyz. Linear xyz.
// CHECK-NEXT: I 0 int v4 x... Constant x...
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw
