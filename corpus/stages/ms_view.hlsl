// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// The view id of a mesh shader comes through an intrinsic.
struct Vertex { float4 p : SV_Position; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, uint view : SV_ViewID, out vertices Vertex verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  verts[thread].p = view;
  tris[0] = uint3(0, 1, 2);
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
