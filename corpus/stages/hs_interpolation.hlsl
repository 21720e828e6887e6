// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// Control points keep their modes, patch constants have none.
struct V { noperspective float4 p : SV_Position; centroid float2 c : C; nointerpolation float s : S; int n : N; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; int i : I; centroid float f : F; };

Constants constants(InputPatch<V, 3> patch) {
  Constants c = (Constants)0;
  c.i = patch[0].n;
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
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: C 0 float2 v1 xy.. LinearCentroid xy..
// CHECK-NEXT: S 0 float v2 x... Constant x...
// CHECK-NEXT: N 0 int v2 .y.. Constant .y..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: C 0 float2 o1 xy.. LinearCentroid xy..
// CHECK-NEXT: S 0 float o2 x... Constant x...
// CHECK-NEXT: N 0 int o2 .y.. Constant .y..
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ...w
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - x...
// CHECK-NEXT: I 0 int p0 x... - x...
// CHECK-NEXT: F 0 float p0 .y.. - .y..
