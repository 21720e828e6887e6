// RUN: hlslfe check %s -T ms_6_5 -E main -verify
// judge: dxc
struct Vertex { float4 p : SV_Position; };
[numthreads(4, 1, 1)] [outputtopology("triangle")]
void main(uint thread : SV_GroupIndex, out vertices Vertex verts[3]) {
  verts[thread].p = 1; // expected-error {{'main' writes this without 'SetMeshOutputCounts'}}
}
