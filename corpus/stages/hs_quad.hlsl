// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// Quads: four edge and two inside factors around other patch constants.
struct V { float3 p : POSITION; };
struct Constants {
  float3 a : A;
  float edges[4] : SV_TessFactor;
  float b : B;
  float inside[2] : SV_InsideTessFactor;
  float4 c[2] : C;
  float d : D;
};

Constants constants(InputPatch<V, 4> patch) {
  Constants c = (Constants)0;
  c.edges[0] = 2;
  c.edges[3] = 4;
  c.inside[1] = patch[2].p.y;
  c.c[1].z = patch[3].p.x;
  return c;
}

[domain("quad")]
[partitioning("fractional_odd")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(4)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 4> patch, uint i : SV_OutputControlPointID) {
  return patch[i];
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float3 v0 xyz. Linear xyz.
// CHECK-NEXT: outputs
// CHECK: POSITION 0 float3 o0 xyz. Linear xyz.
// CHECK-NEXT: patch constants
// CHECK: A 0 float3 p0 xyz. - xyz.
// CHECK-NEXT: SV_TessFactor 0-3 float p0..p3 ...w - ...w
// CHECK-NEXT: B 0 float p1 x... - x...
// CHECK-NEXT: SV_InsideTessFactor 0-1 float p4..p5 ...w - ...w
// CHECK-NEXT: C 0-1 float4 p6..p7 xyzw - xyzw
// CHECK-NEXT: D 0 float p1 .y.. - .y..
