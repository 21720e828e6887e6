// RUN: hlslfe check %s -T ms_6_5 -E main -verify
// judge: dxc
struct Vertex { float4 p : SV_Position; };
void put(inout Vertex verts[3], uint i) {
  verts[i].p = 1; // expected-error {{'main' may come here without}}
}
[numthreads(4, 1, 1)] [outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[3]) {
  if (thread == 0)
    SetMeshOutputCounts(3, 0); // expected-note {{the earlier one}}
  put(verts, thread);
}
