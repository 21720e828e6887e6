// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// dxc-differs: inside an array DXC reads a row_major matrix column by column, though its element has rows
struct Part { row_major float3x2 m; };
float4 main(row_major float2x3 a[2] : A, Part p[2] : P) : SV_Target { return a[1]._m10 + p[0].m._m20; }

// CHECK: A 0-3 float3 v0..v3 xyz. Linear x...
// CHECK-NEXT: P 0-5 float2 v4..v9 xy.. Linear x...
