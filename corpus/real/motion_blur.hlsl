// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Blur along the velocity of the neighbourhood; from the camera's matrices where nothing moved.
#include "include/common.hlsli"
Texture2D<float3> g_scene : register(t0);
Texture2D<float2> g_velocity : register(t1);
Texture2D<float2> g_tileMaximum : register(t2);
Texture2D<float> g_depth : register(t3);
SamplerState g_linear : register(s0), g_point : register(s1);
cbuffer Blur : register(b1) { row_major float4x4 g_previous; float g_shutter; int g_count; };

float2 camera_velocity(float2 uv, float depth) {
  float4 before = mul(float4(world_position(uv, depth), 1), g_previous);
  return uv - (before.xy / before.w * float2(0.5f, -0.5f) + 0.5f);
}

float soft_less(float a, float b) { return saturate(1 - (a - b) / 0.05f); }

float3 main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target0 {
  float depth = g_depth.SampleLevel(g_point, uv, 0);
  float2 fastest = g_tileMaximum.SampleLevel(g_point, uv, 0) * g_shutter;
  if (dot(fastest, fastest) < 1e-8f)
    fastest = camera_velocity(uv, depth) * g_shutter;
  float3 color = g_scene.SampleLevel(g_linear, uv, 0);
  if (length(fastest * g_screen) < 0.5f)
    return color;
  float total = 1, own = linear_depth(depth);
  for (int i = 0; i < g_count; ++i) {
    float t = (i + 0.5f) / g_count * 2 - 1;
    float2 at = uv + fastest * t;
    float there = linear_depth(g_depth.SampleLevel(g_point, at, 0));
    float speed = length(g_velocity.SampleLevel(g_point, at, 0) * g_screen);
    float weight = soft_less(there, own) * saturate(speed / max(abs(t) * 16, 1)) + soft_less(own, there);
    color += g_scene.SampleLevel(g_linear, at, 0) * weight;
    total += weight;
  }
  return color / total;
}
