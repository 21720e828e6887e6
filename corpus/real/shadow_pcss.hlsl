// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Soft shadows: a search for blockers, then a filter as wide as the penumbra.
#include "include/random.hlsli"
Texture2D<float> g_map : register(t0);
SamplerState g_point : register(s0);
SamplerComparisonState g_compare : register(s1);
cbuffer Light : register(b0) { float4x4 g_toLight; float g_size, g_near, g_texel; uint g_samples; };

static const float2 DISK[8] = {
  float2(-0.94f, -0.40f), float2(0.95f, -0.77f), float2(-0.09f, -0.93f), float2(0.34f, 0.29f),
  float2(-0.92f, 0.46f), float2(-0.82f, -0.88f), float2(0.44f, -0.98f), float2(0.74f, 0.65f) };

float2 rotated(float2 v, float2 turn) { return float2(v.x * turn.x - v.y * turn.y, v.x * turn.y + v.y * turn.x); }

bool find_blocker(float2 uv, float depth, float2 turn, out float average) {
  float sum = 0;
  int count = 0;
  float width = g_size * (depth - g_near) / depth;
  for (int i = 0; i < 8; ++i) {
    float found = g_map.SampleLevel(g_point, uv + rotated(DISK[i], turn) * width, 0);
    if (found < depth) { sum += found; ++count; }
  }
  average = count ? sum / count : 0;
  return count > 0;
}

float main(float4 position : SV_Position, float3 world : WORLD) : SV_Target {
  float4 light = mul(g_toLight, float4(world, 1));
  light.xyz /= light.w;
  float2 turn;
  sincos(value_noise(position.xy * 7) * 6.2831853f, turn.y, turn.x);
  float blocker;
  if (!find_blocker(light.xy, light.z, turn, blocker))
    return 1;
  float penumbra = (light.z - blocker) / blocker * g_size;
  float lit = 0;
  for (uint i = 0; i < g_samples; ++i)
    lit += g_map.SampleCmpLevelZero(g_compare, light.xy + rotated(DISK[i & 7], turn) * penumbra, light.z);
  return lit / g_samples;
}
