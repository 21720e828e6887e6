// RUN: hlslfe link %s -verify
// The domain shader reads more control points than there are.
struct Point { float4 p : POSITION; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Patch constants(InputPatch<Point, 3> points) {
  Patch k;
  k.edges[0] = k.edges[1] = k.edges[2] = k.inside = 4;
  return k;
}
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
// expected-note@+1 {{the hull shader 'hs_main' is here}}
Point hs_main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
[shader("domain")] [domain("tri")]
// expected-error@+1 {{4 control points are read, but the hull shader makes 3}}
float4 ds_main(Patch k, float3 where : SV_DomainLocation, const OutputPatch<Point, 4> points) : SV_Position {
  return points[3].p * where.x;
}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message HS_DS_CONTROL_POINT_COUNT_MISMATCH}}
