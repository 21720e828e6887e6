// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Exposure, a filmic curve of choice, grading by a table, dither.
#include "include/common.hlsli"
#include "include/random.hlsli"
Texture2D<float3> g_scene : register(t0);
Texture2D<float3> g_bloom : register(t1);
Texture3D<float3> g_grading : register(t2);
StructuredBuffer<float> g_adapted : register(t3);
SamplerState g_linear : register(s0);
cbuffer ToneMap : register(b1) { int g_curve; float g_bloomAmount, g_vignette, g_white; };

float3 reinhard(float3 c) { float l = luminance(c); return c * (1 + l / SQR(g_white)) / (1 + l); }
float3 hable(float3 x) { return (x * (0.15f * x + 0.05f) + 0.004f) / (x * (0.15f * x + 0.5f) + 0.06f) - 0.0667f; }
float3 aces(float3 x) {
  static const float3x3 IN = { 0.59719f, 0.35458f, 0.04823f, 0.076f, 0.90834f, 0.01566f, 0.0284f, 0.13383f, 0.83777f };
  static const float3x3 OUT = { 1.60475f, -0.53108f, -0.07367f, -0.10208f, 1.10813f, -0.00605f,
                                -0.00327f, -0.07276f, 1.07602f };
  x = mul(IN, x);
  x = (x * (x + 0.0245786f) - 0.000090537f) / (x * (0.983729f * x + 0.432951f) + 0.238081f);
  return saturate(mul(OUT, x));
}
float3 to_srgb(float3 c) { return select(c <= 0.0031308f, 12.92f * c, 1.055f * pow(c, 1 / 2.4f) - 0.055f); }

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target {
  float3 color = g_scene.SampleLevel(g_linear, uv, 0) + g_bloom.SampleLevel(g_linear, uv, 0) * g_bloomAmount;
  color *= g_exposure / max(g_adapted[0], 1e-3f);
  color *= 1 - g_vignette * dot(uv - 0.5f, uv - 0.5f);
  [call] switch (g_curve) {
    case 0: color = reinhard(color); break;
    case 1: color = hable(color * 2) / hable(g_white).x; break;
    default: color = aces(color); break;
  }
  color = g_grading.SampleLevel(g_linear, to_srgb(saturate(color)) * (31.0f / 32) + 0.5f / 32, 0);
  return float4(color + (value_noise(position.xy) - 0.5f) / 255, luminance(color));
}
