// RUN: hlslfe link %s -verify
// A geometry shader takes what the tessellator makes.
struct Point { float4 p : POSITION; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Patch constants(InputPatch<Point, 3> points) {
  Patch k;
  k.edges[0] = k.edges[1] = k.edges[2] = k.inside = 4;
  return k;
}
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point hs_main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
struct V { float4 p : SV_Position; };
[shader("domain")] [domain("tri")]
// expected-note@+1 {{the domain shader 'ds_main' is here}}
V ds_main(Patch k, float3 where : SV_DomainLocation, const OutputPatch<Point, 3> points) {
  V v;
  v.p = points[0].p * where.x;
  return v;
}
[shader("geometry")] [maxvertexcount(2)]
// expected-error@+1 {{a 'line' is taken, but the tessellator makes a 'triangle'}}
void gs_main(line V corners[2], inout LineStream<V> stream) {
  stream.Append(corners[0]);
}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message GS_INPUT_PRIMITIVE_MISMATCH}}
