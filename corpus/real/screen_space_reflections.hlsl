// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Walks the depth pyramid until the reflected ray goes behind something.
#include "include/common.hlsli"
Texture2D<float> g_pyramid : register(t0);
Texture2D<float2> g_normals : register(t1);
Texture2D<float3> g_last : register(t2);
SamplerState g_point : register(s0), g_linear : register(s1);
cbuffer Reflect : register(b1) { uint g_levels, g_most; float g_thickness; row_major float4x4 g_reproject; };

float3 step_to_cell(float3 o, float3 d, float2 cell, float2 count) {
  float2 edge = (cell + step(0, d.xy)) / count + sign(d.xy) * 1e-5f;
  float2 t = (edge - o.xy) / d.xy;
  return o + d * min(t.x, t.y);
}

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target {
  float depth = g_pyramid.SampleLevel(g_point, uv, 0);
  float3 world = world_position(uv, depth), n = decode_normal(g_normals.SampleLevel(g_point, uv, 0));
  float3 direction = reflect(normalize(world - g_eye), n);
  float4 target = mul(float4(world + direction, 1), g_viewProjection);
  float3 start = float3(uv, depth);
  float3 end = float3(target.xy / target.w * float2(0.5f, -0.5f) + 0.5f, target.z / target.w);
  float3 ray = end - start, at = start + normalize(ray) * 0.01f;
  int level = 0;
  uint steps = 0;
  [loop] while (level >= 0 && steps++ < g_most) {
    float2 count = floor(g_screen / (1u << level)), cell = floor(at.xy * count);
    float surface = g_pyramid.Load(int3(cell, level));
    if (at.z < surface) {
      at = step_to_cell(at, ray, cell, count);
      level = min(level + 1, (int)g_levels - 1);
    } else {
      --level;
    }
    if (any(at.xy < 0) || any(at.xy > 1))
      return 0;
  }
  float found = g_pyramid.SampleLevel(g_point, at.xy, 0);
  if (abs(linear_depth(found) - linear_depth(at.z)) > g_thickness)
    return 0;
  float2 fade = smoothstep(0, 0.1f, at.xy) * smoothstep(1, 0.9f, at.xy);
  return float4(g_last.SampleLevel(g_linear, at.xy, 0), fade.x * fade.y);
}
