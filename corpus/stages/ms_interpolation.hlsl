// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// Vertices have modes, like what a vertex shader puts out.
struct Vertex { float4 p : SV_Position; centroid float2 c : C; nointerpolation float f : F; noperspective sample float3 n : N; int i : I; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, out vertices Vertex verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  Vertex v = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
  verts[thread] = v;
  tris[0] = uint3(0, 1, 2);
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: C 0 float2 o1 xy.. LinearCentroid xy..
// CHECK-NEXT: F 0 float o2 x... Constant x...
// CHECK-NEXT: N 0 float3 o3 xyz. LinearNoperspectiveSample xyz.
// CHECK-NEXT: I 0 int o2 .y.. Constant .y..
