// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// A matrix of a mesh vertex.
struct V { float4 p : SV_Position; row_major float2x3 m : M; };

[numthreads(1, 1, 1)]
[outputtopology("triangle")]
void main(out vertices V verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  float2x3 m = 1;
  verts[0].m = m;
  verts[0].p = 1;
  tris[0] = 0;
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: M 0-1 float3 o1..o2 xyz. Linear xyz.
