// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// Lines have two indices.
struct Vertex { float4 p : SV_Position; };

[numthreads(2, 1, 1)]
[outputtopology("line")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[2], out indices uint2 lines[1]) {
  SetMeshOutputCounts(2, 1);
  Vertex v;
  v.p = float4(thread, 0, 0, 1);
  verts[thread] = v;
  if (thread == 0)
    lines[0] = uint2(0, 1);
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
