// RUN: hlslfe link %s -verify
// A patch constant in another place.
struct Point { float4 p : POSITION; };
// expected-note@+3 {{'B0' is an output of 'hs_main' here}}
// expected-note@+2 {{'A0' stands before it there, and is no input here}}
// expected-note@+1 {{to fix it, add 'float4 : C0' to the patch constants of 'hs_main' after 'B0'}}
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 a : A; float4 b : B; };
// expected-error@+3 {{'B0' is read from p4.xyzw, but written to p5.xyzw}}
// expected-note@+2 {{to fix it, declare the patch constants of 'ds_main' as { float[3] : SV_TessFactor; float : SV_InsideTessFactor; float4 : A0; float4 : B0; float4 : C0 }}}
// expected-error@+1 {{nothing feeds 'C0': it is not among the patch constants of the hull shader 'hs_main'}}
struct Other { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 b : B; float4 c : C; };
Patch constants(InputPatch<Point, 3> points) {
  Patch k;
  k.edges[0] = k.edges[1] = k.edges[2] = k.inside = 4;
  k.a = k.b = points[0].p;
  return k;
}
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
// expected-note@+1 {{the hull shader 'hs_main' is here}}
Point hs_main(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
[shader("domain")] [domain("tri")]
float4 ds_main(Other k, float3 where : SV_DomainLocation, const OutputPatch<Point, 3> points) : SV_Position {
  return points[0].p * where.x + k.b + k.c;
}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_REGISTERINDEX}}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_SEMANTICNAME_NOT_FOUND}}
