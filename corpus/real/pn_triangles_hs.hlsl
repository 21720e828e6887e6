// RUN: hlslfe %s -T hs_6_6 | FileCheck %s
// CHECK: define void @main()
// Curved triangles: control points of a cubic patch from positions and normals.
struct Point { float3 position : POSITION; float3 normal : NORMAL; };
struct Patch {
  float edges[3] : SV_TessFactor;
  float inside : SV_InsideTessFactor;
  float3 b210 : B0; float3 b120 : B1; float3 b021 : B2; float3 b012 : B3; float3 b102 : B4; float3 b201 : B5;
  float3 b111 : CENTER;
};
cbuffer Tessellation : register(b0) { float g_factor; };

float3 third(Point p, Point q) {
  return (2 * p.position + q.position - dot(q.position - p.position, p.normal) * p.normal) / 3;
}

Patch make_patch(InputPatch<Point, 3> p, uint id : SV_PrimitiveID) {
  Patch patch;
  patch.b210 = third(p[0], p[1]);
  patch.b120 = third(p[1], p[0]);
  patch.b021 = third(p[1], p[2]);
  patch.b012 = third(p[2], p[1]);
  patch.b102 = third(p[2], p[0]);
  patch.b201 = third(p[0], p[2]);
  float3 e = (patch.b210 + patch.b120 + patch.b021 + patch.b012 + patch.b102 + patch.b201) / 6;
  float3 v = (p[0].position + p[1].position + p[2].position) / 3;
  patch.b111 = e + (e - v) / 2;
  for (int i = 0; i < 3; ++i)
    patch.edges[i] = g_factor;
  patch.inside = g_factor;
  return patch;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(3)]
[patchconstantfunc("make_patch")]
Point main(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) {
  Point p = patch[i];
  p.normal = normalize(p.normal);
  return p;
}
