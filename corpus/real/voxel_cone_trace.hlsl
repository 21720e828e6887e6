// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Indirect light from cones through a volume of voxels with mip maps.
#include "include/common.hlsli"
Texture3D<float4> g_voxels : register(t0);
SamplerState g_trilinear : register(s0);
cbuffer Volume : register(b1) { float3 g_minimum; float g_extent; float g_resolution; uint g_steps; };
static const float3 CONES[6] = {
  float3(0, 1, 0), float3(0, 0.5f, 0.866025f), float3(0.823639f, 0.5f, 0.267617f),
  float3(0.509037f, 0.5f, -0.700629f), float3(-0.50937f, 0.5f, -0.700629f), float3(-0.823639f, 0.5f, 0.267617f) };
static const float WEIGHTS[6] = { PI / 4, 3 * PI / 20, 3 * PI / 20, 3 * PI / 20, 3 * PI / 20, 3 * PI / 20 };

struct Cone {
  float3 origin, direction;
  float aperture;
  float4 trace() {
    float4 sum = 0;
    float voxel = g_extent / g_resolution, distance = voxel * 2;
    for (uint i = 0; i < g_steps && sum.a < 0.95f; ++i) {
      float diameter = max(voxel, 2 * aperture * distance);
      float3 uvw = (origin + direction * distance - g_minimum) / g_extent;
      if (any(uvw < 0) || any(uvw > 1))
        break;
      float4 color = g_voxels.SampleLevel(g_trilinear, uvw, log2(diameter / voxel));
      sum += (1 - sum.a) * color;
      distance += diameter * 0.5f;
    }
    return sum;
  }
};

float4 main(float4 position : SV_Position, float3 world : WORLD, float3 normal : NORMAL) : SV_Target {
  float3 n = normalize(normal);
  float3 t = normalize(abs(n.y) < 0.99f ? cross(n, float3(0, 1, 0)) : cross(n, float3(1, 0, 0)));
  float3x3 basis = float3x3(t, n, cross(t, n));
  float4 light = 0;
  [unroll] for (int i = 0; i < 6; ++i) {
    Cone cone;
    cone.origin = world + n * g_extent / g_resolution;
    cone.direction = mul(CONES[i], basis);
    cone.aperture = 0.577f;
    light += cone.trace() * WEIGHTS[i];
  }
  return light;
}
