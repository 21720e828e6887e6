// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Bands of light, hatching in the dark, lines where depth or normals jump.
#include "include/common.hlsli"
Texture2D<float> g_depth : register(t0);
Texture2D<float2> g_normals : register(t1);
Texture2D<float3> g_hatching : register(t2);
SamplerState g_point : register(s0), g_wrap : register(s1);
cbuffer Toon : register(b1) { float3 g_light; uint g_bands; float4 g_line; float g_depthEdge, g_normalEdge; };
static const int2 CROSS[4] = { int2(1, 1), int2(-1, -1), int2(1, -1), int2(-1, 1) };

float edge(float2 uv) {
  float depths[4];
  float3 normals[4];
  for (int i = 0; i < 4; ++i) {
    float2 at = uv + CROSS[i] * g_texel;
    depths[i] = linear_depth(g_depth.SampleLevel(g_point, at, 0));
    normals[i] = decode_normal(g_normals.SampleLevel(g_point, at, 0));
  }
  float d = length(float2(depths[0] - depths[1], depths[2] - depths[3]));
  float n = dot(normals[0], normals[1]) + dot(normals[2], normals[3]);
  return max(step(g_depthEdge, d / depths[0]), step(n, 2 - g_normalEdge));
}

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD0, float3 normal : NORMAL,
    float3 albedo : COLOR0) : SV_Target {
  float lit = saturate(dot(normalize(normal), g_light));
  float band = floor(lit * g_bands) / g_bands;
  float3 strokes = g_hatching.Sample(g_wrap, position.xy / 64);
  float shade = lit < 0.2f ? strokes.r : lit < 0.4f ? strokes.g : lit < 0.6f ? strokes.b : 1;
  float3 color = albedo * (0.3f + 0.7f * band) * shade;
  return lerp(float4(color, 1), g_line, edge(uv) * g_line.a);
}
