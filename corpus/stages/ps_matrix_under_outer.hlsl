// RUN: hlslfe sig %s -T ps_6_0 | FileCheck %s
// A matrix takes as many indices as it has rows.
struct S { float2x3 m; float b; };

float4 main(S s : Q1) : SV_Target { return s.m[1].xyzz + s.b; }

// CHECK: main (pixel)
// CHECK-NEXT: inputs
// CHECK: Q 1-3 float2 v0..v2 xy.. Linear .y..
// CHECK-NEXT: Q 4 float v0 ..z. Linear ..z.
// CHECK-NEXT: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw
