// RUN: hlslfe link %s -verify
// Hull and domain shader must agree on the domain, and so on the tessellation factors.
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
struct Quad { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
[shader("domain")] [domain("quad")]
// expected-error@+1 {{the domain is 'quad' here, but 'tri' in the hull shader}}
float4 ds_main(Quad k, float2 where : SV_DomainLocation, const OutputPatch<Point, 3> points) : SV_Position {
  return points[0].p * where.x;
}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message HS_DS_TESSELLATOR_DOMAIN_MISMATCH}}
