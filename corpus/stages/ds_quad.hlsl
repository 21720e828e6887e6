// RUN: hlslfe sig %s -T ds_6_0 | FileCheck %s
// Everything in another order; factors that are read.
struct V { float3 p : POSITION; };
struct O { float4 p : SV_Position; float3 n : NORMAL; };

[domain("quad")]
O main(float2 at : SV_DomainLocation, float inside[2] : SV_InsideTessFactor, float edges[4] : SV_TessFactor,
       OutputPatch<V, 4> patch, float2 k : K, float m : M) {
  O o;
  o.p = float4(lerp(patch[0].p, patch[1].p, at.x), 1) * edges[2];
  o.n = patch[3].p.zzz + inside[1] + m;
  return o;
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float3 v0 xyz. Linear xyz.
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: NORMAL 0 float3 o1 xyz. Linear xyz.
// CHECK-NEXT: patch constants
// CHECK: SV_InsideTessFactor 0-1 float p0..p1 ...w - ...w
// CHECK-NEXT: SV_TessFactor 0-3 float p2..p5 ...w - ...w
// CHECK-NEXT: K 0 float2 p0 xy.. - ....
// CHECK-NEXT: M 0 float p0 ..z. - ..z.
