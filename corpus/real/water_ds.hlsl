// RUN: hlslfe %s -T ds_6_6 | FileCheck %s
// CHECK: define void @main()
// Gerstner waves move the points of a tessellated patch.
#include "include/common.hlsli"
struct Wave { float2 direction; float amplitude, frequency, speed, steepness; };
cbuffer Water : register(b1) { Wave g_waves[4]; };
struct Factors { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
struct Corner { float3 position : POSITION; };
struct Vertex {
  float4 position : SV_Position;
  float3 world : WORLD;
  float3 normal : NORMAL;
  float foam : FOAM;
};

void add_wave(Wave w, float2 at, inout float3 offset, inout float3 normal) {
  float phase = w.frequency * dot(w.direction, at) + w.speed * g_time;
  float s = sin(phase), c = cos(phase);
  float wa = w.frequency * w.amplitude;
  offset += float3(w.steepness * w.amplitude * w.direction * c, w.amplitude * s).xzy;
  normal -= float3(w.direction.x * wa * c, w.steepness * wa * s, w.direction.y * wa * c);
}

[domain("quad")]
Vertex main(Factors factors, float2 at : SV_DomainLocation, const OutputPatch<Corner, 4> patch) {
  float3 a = lerp(patch[0].position, patch[1].position, at.x);
  float3 b = lerp(patch[3].position, patch[2].position, at.x);
  float3 rest = lerp(a, b, at.y), offset = 0, normal = float3(0, 1, 0);
  for (int i = 0; i < 4; ++i)
    add_wave(g_waves[i], rest.xz, offset, normal);
  Vertex v;
  v.world = rest + offset;
  v.position = mul(float4(v.world, 1), g_viewProjection);
  v.normal = normalize(normal);
  v.foam = saturate(offset.y - 0.5f * factors.inside[0] / 64);
  return v;
}
