// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Blur by the circle of confusion; what is near and sharp does not leak.
#include "include/common.hlsli"
Texture2D<float4> g_scene : register(t0);
Texture2D<float> g_depth : register(t1);
SamplerState g_linear : register(s0);
cbuffer Lens : register(b1) { float g_focus, g_aperture, g_focalLength, g_largest; };
static const int RINGS = 3;

float confusion(float2 uv) {
  float depth = linear_depth(g_depth.SampleLevel(g_linear, uv, 0));
  float c = g_aperture * g_focalLength * (depth - g_focus) / (depth * (g_focus - g_focalLength));
  return clamp(c, -g_largest, g_largest);
}

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target0 {
  float own = confusion(uv);
  float4 sum = float4(g_scene.SampleLevel(g_linear, uv, 0).rgb, 1);
  for (int ring = 1; ring <= RINGS; ++ring) {
    int count = ring * 6;
    [loop] for (int i = 0; i < count; ++i) {
      float angle = i * 2 * PI / count, radius = g_largest * ring / RINGS;
      float2 offset = float2(cos(angle), sin(angle)) * radius;
      float2 at = uv + offset * g_texel;
      float other = confusion(at);
      float size = other > own ? min(abs(other), abs(own) * 2) : abs(other);
      float weight = saturate(size - radius + 1);
      sum += float4(g_scene.SampleLevel(g_linear, at, 0).rgb, 1) * weight;
    }
  }
  return float4(sum.rgb / sum.a, abs(own) / g_largest);
}
