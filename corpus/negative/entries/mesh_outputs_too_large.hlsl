// RUN: hlslfe check %s -T ms_6_5 -E main -verify
// judge: dxc
struct Vertex { float4 p : SV_Position; float c[31] : C; };
[numthreads(4, 1, 1)] [outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[225]) { // expected-error {{35840 bytes}}
  SetMeshOutputCounts(3, 0);
  verts[thread] = (Vertex)0;
}
