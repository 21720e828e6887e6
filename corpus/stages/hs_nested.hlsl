// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// Nested structs under an outer semantic, in control points and constants.
struct Inner { float a; float2 b[2]; };
struct V { Inner i : Q3; float3 c : C; float4 p : SV_Position; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Constants { Inner k : K; Factors f; };

Constants constants(uint id : SV_PrimitiveID) {
  Constants c = (Constants)0;
  c.k.b[1].y = id;
  c.f.edges[1] = id;
  return c;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID) {
  return patch[i];
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: Q 3 float v0 x... Linear x...
// CHECK-NEXT: Q 4-5 float2 v0..v1 .yz. Linear .yz.
// CHECK-NEXT: C 0 float3 v2 xyz. Linear xyz.
// CHECK-NEXT: SV_Position 0 float4 v3 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: Q 3 float o0 x... Linear x...
// CHECK-NEXT: Q 4-5 float2 o0..o1 .yz. Linear .yz.
// CHECK-NEXT: C 0 float3 o2 xyz. Linear xyz.
// CHECK-NEXT: SV_Position 0 float4 o3 xyzw LinearNoperspective xyzw
// CHECK-NEXT: patch constants
// CHECK: K 0 float p0 x... - x...
// CHECK-NEXT: K 1-2 float2 p0..p1 .yz. - .yz.
// CHECK-NEXT: SV_TessFactor 0-2 float p0..p2 ...w - ...w
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - x...
