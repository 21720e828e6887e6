// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// CHECK-DAG: define void @terrain_vs()
// CHECK-DAG: define void @terrain_hs()
// CHECK-DAG: define void @terrain_ds()
// Terrain: patches are culled and split by distance, heights come from a map.
#include "include/common.hlsli"
Texture2D<float> g_heights : register(t0);
SamplerState g_linear : register(s0);
cbuffer Terrain : register(b1) { float2 g_size; float g_heightScale, g_triangleSize; float4 g_planes[6]; };
struct Corner { float3 position : POSITION; float2 uv : TEXCOORD; };
struct Factors { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
struct Vertex { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD; };

float height(float2 uv) { return g_heights.SampleLevel(g_linear, uv, 0) * g_heightScale; }

[shader("vertex")]
Corner terrain_vs(float2 grid : POSITION) {
  Corner corner;
  corner.uv = grid / g_size;
  corner.position = float3(grid.x, height(corner.uv), grid.y);
  return corner;
}

float edge_factor(float3 a, float3 b) {
  float3 middle = (a + b) * 0.5f;
  float pixels = distance(a, b) * g_projection._m11 * g_screen.y / max(distance(middle, g_eye), 1e-3f);
  return clamp(pixels / g_triangleSize, 1, 64);
}

bool is_outside(float3 center, float radius) {
  for (int i = 0; i < 6; ++i)
    if (dot(float4(center, 1), g_planes[i]) < -radius)
      return true;
  return false;
}

Factors terrain_factors(InputPatch<Corner, 4> patch) {
  Factors f = (Factors)0;
  float3 center = (patch[0].position + patch[2].position) * 0.5f;
  if (is_outside(center, distance(patch[0].position, patch[2].position)))
    return f;
  [unroll] for (int i = 0; i < 4; ++i)
    f.edges[i] = edge_factor(patch[(i + 3) & 3].position, patch[i].position);
  f.inside[0] = max(f.edges[1], f.edges[3]);
  f.inside[1] = max(f.edges[0], f.edges[2]);
  return f;
}

[shader("hull")]
[domain("quad")] [partitioning("fractional_even")] [outputtopology("triangle_cw")]
[outputcontrolpoints(4)] [patchconstantfunc("terrain_factors")] [maxtessfactor(64.0)]
Corner terrain_hs(InputPatch<Corner, 4> patch, uint i : SV_OutputControlPointID) { return patch[i]; }

[shader("domain")] [domain("quad")]
Vertex terrain_ds(Factors factors, float2 at : SV_DomainLocation, const OutputPatch<Corner, 4> patch) {
  Vertex vertex;
  vertex.uv = lerp(lerp(patch[0].uv, patch[1].uv, at.x), lerp(patch[3].uv, patch[2].uv, at.x), at.y);
  float3 world = lerp(lerp(patch[0].position, patch[1].position, at.x),
                      lerp(patch[3].position, patch[2].position, at.x), at.y);
  world.y = height(vertex.uv);
  float2 texel = 1 / g_size;
  float dx = height(vertex.uv + float2(texel.x, 0)) - height(vertex.uv - float2(texel.x, 0));
  float dz = height(vertex.uv + float2(0, texel.y)) - height(vertex.uv - float2(0, texel.y));
  vertex.normal = normalize(float3(-dx, 2, -dz));
  vertex.position = mul(float4(world, 1), g_viewProjection);
  return vertex;
}
