// RUN: hlslfe sig %s -T ds_6_0 | FileCheck %s
// Arrays of structs among control points and patch constants: the indices jump.
struct Pair { float a; float2 b; };
struct V { float4 p : SV_Position; Pair pairs[2] : Q1; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; Pair more[3] : R; };

[domain("tri")]
float4 main(OutputPatch<V, 3> patch, Constants c, float3 at : SV_DomainLocation) : SV_Position {
  return patch[1].pairs[1].b.xyxy + c.more[2].a + at.x;
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective ....
// CHECK-NEXT: Q 1,3 float v1..v2 x... Linear ....
// CHECK-NEXT: Q 2,4 float2 v1..v2 .yz. Linear .yz.
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ....
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - ....
// CHECK-NEXT: R 0,2,4 float p0..p2 x... - x...
// CHECK-NEXT: R 1,3,5 float2 p0..p2 .yz. - ....
