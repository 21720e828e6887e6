// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// Matrices that a pixel shader gets; those of integers do not interpolate.
float4 main(float3x3 m : M, row_major float3x3 n : N, nointerpolation int2x2 k : K) : SV_Target {
  return m._m01 + n._m01 + k._m10;
}

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: M 0-2 float3 v0..v2 xyz. Linear x...
// CHECK-NEXT: N 0-2 float3 v3..v5 xyz. Linear .y..
// CHECK-NEXT: K 0-1 int2 v6..v7 xy.. Constant .y..
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw
