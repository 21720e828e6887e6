// RUN: hlslfe link %s -verify
// A hull shader cannot be the last.
struct Point { float4 p : POSITION; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
[shader("vertex")] Point vs_main(float3 p : POSITION) {
  Point v = {float4(p, 1)};
  return v;
}
Patch constants(InputPatch<Point, 3> points) {
  Patch k;
  k.edges[0] = k.edges[1] = k.edges[2] = k.inside = 4;
  return k;
}
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
// expected-error@+1 {{a hull shader needs a domain shader after it}}
Point hs_main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message HS_XOR_DS_MISMATCH}}
