// RUN: hlslfe link %s -verify
// expected-no-diagnostics
// Hull shaders feed domain shaders twice: control points and patch constants.
struct Point { float4 p : POSITION; float2 uv : UV; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 tint : TINT; };
struct V { float4 p : SV_Position; float2 uv : UV; };
[shader("vertex")] Point vs_main(float3 p : POSITION) {
  Point v = {float4(p, 1), p.xy};
  return v;
}
Patch constants(InputPatch<Point, 3> points) {
  Patch k;
  k.edges[0] = k.edges[1] = k.edges[2] = k.inside = 4;
  k.tint = points[0].p;
  return k;
}
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point hs_main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
[shader("domain")] [domain("tri")]
V ds_main(Patch k, float3 where : SV_DomainLocation, const OutputPatch<Point, 3> points) {
  V v;
  v.p = points[0].p * where.x + k.tint;
  v.uv = points[0].uv;
  return v;
}
[shader("pixel")] float4 ps_main(V v) : SV_Target { return v.uv.xyxy; }
