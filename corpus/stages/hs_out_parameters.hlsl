// RUN: hlslfe sig %s -T hs_6_0 | FileCheck %s
// Control points and constants through out parameters.
struct V { float4 p : SV_Position; };

void constants(out float edges[3] : SV_TessFactor, out float inside : SV_InsideTessFactor, InputPatch<V, 3> patch,
               out float2 k : K1) {
  edges[0] = 1;
  edges[1] = 2;
  edges[2] = 3;
  inside = patch[2].p.w;
  k = 5;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
void main(InputPatch<V, 3> patch, uint i : SV_OutputControlPointID, out float4 p : SV_Position, out float q : Q) {
  p = patch[i].p;
  q = i;
}

// CHECK: main (hull)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: Q 0 float o1 x... Linear x...
// CHECK-NEXT: patch constants
// CHECK: SV_TessFactor 0-2 float p0..p2 ...w - ...w
// CHECK-NEXT: SV_InsideTessFactor 0 float p3 x... - x...
// CHECK-NEXT: K 1 float2 p0 xy.. - xy..
