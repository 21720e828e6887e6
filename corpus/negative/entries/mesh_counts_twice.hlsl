// RUN: hlslfe check %s -T ms_6_5 -E main -verify
// judge: dxc
struct Vertex { float4 p : SV_Position; };
void announce(uint count) {
  SetMeshOutputCounts(count, 0); // expected-error {{'main' has already called}} expected-note {{the earlier one}}
}
[numthreads(4, 1, 1)] [outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[3]) {
  announce(3);
  verts[thread].p = 1;
  announce(2);
}
