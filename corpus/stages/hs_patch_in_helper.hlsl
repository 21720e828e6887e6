// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// A patch may be handed to a function.
struct V { float4 p : SV_Position; float4 q : Q; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

float length2(InputPatch<V, 3> patch, uint i) { return dot(patch[i].p.xy, patch[i].p.xy); }

Constants constants(InputPatch<V, 3> patch) {
  Constants c;
  for (uint i = 0; i < 3; i++)
    c.edges[i] = length2(patch, i);
  c.inside = 1;
  return c;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID) {
  V v;
  v.p = patch[i].p;
  v.q = 0;
  return v;
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: Q 0 float4 v1 xyzw Linear ....
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: Q 0 float4 o1 xyzw Linear xyzw
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ...w
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - x...
