// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// dxc-differs: an element picked at run time within a register counts as itself; DXC counts whole registers
float4 main(float3x4 a : A, row_major float3x4 b : B, nointerpolation uint i : I) : SV_Target {
  return a[1][i] + b[i & 1].z + b[i].xxxx;
}

// CHECK: A 0-3 float3 v0..v3 xyz. Linear .y..
// CHECK-NEXT: B 0-2 float4 v4..v6 xyzw Linear x.z.
