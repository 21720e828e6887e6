// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Ambient occlusion from samples of a hemisphere in view space.
#include "include/common.hlsli"
#define SAMPLES 16
Texture2D<float> g_depth : register(t0);
Texture2D<float2> g_normals : register(t1);
Texture2D<float2> g_turns : register(t2);
SamplerState g_clamp : register(s0), g_wrap : register(s1);
cbuffer Occlusion : register(b1) { float3 g_kernel[SAMPLES]; float g_radius, g_power, g_bias; };

float3 view_position(float2 uv) {
  float depth = linear_depth(g_depth.SampleLevel(g_clamp, uv, 0));
  float2 ndc = uv * float2(2, -2) + float2(-1, 1);
  return float3(ndc * depth / float2(g_projection._m00, g_projection._m11), depth);
}

float main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target0 {
  float3 origin = view_position(uv);
  float3 n = mul(decode_normal(g_normals.SampleLevel(g_clamp, uv, 0)), (float3x3)g_view);
  float3 random = float3(g_turns.SampleLevel(g_wrap, position.xy / 4, 0) * 2 - 1, 0);
  float3 t = normalize(random - n * dot(random, n));
  float3x3 basis = { t, cross(n, t), n };
  float hidden = 0;
  [unroll] for (int i = 0; i < SAMPLES; i++) {
    float3 at = origin + mul(g_kernel[i], basis) * g_radius;
    float4 clip = mul(float4(at, 1), g_projection);
    float3 there = view_position(clip.xy / clip.w * float2(0.5, -0.5) + 0.5);
    float range = smoothstep(0, 1, g_radius / abs(origin.z - there.z));
    hidden += there.z <= at.z - g_bias ? range : 0;
  }
  return pow(saturate(1 - hidden / SAMPLES), g_power);
}
