// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Two shifted highlights along the strand, light through the hair, alpha to coverage.
#include "include/common.hlsli"
Texture2D<float4> g_strands : register(t0);
Texture2D<float> g_shifts : register(t1);
SamplerState g_sampler : register(s0);
cbuffer Hair : register(b1) {
  float3 g_light; float g_primary;
  float3 g_lightColor; float g_secondary;
  float2 g_exponents; float2 g_tiling;
  float3 g_tint; float g_through;
};
struct Input {
  centroid float4 position : SV_Position;
  float3 world : WORLD;
  float3 normal : NORMAL;
  float3 tangent : TANGENT;
  sample float2 uv : TEXCOORD0;
  uint index : SV_SampleIndex;
};
struct Output { float4 color : SV_Target0; uint coverage : SV_Coverage; };

float strand(float3 t, float3 h, float exponent) {
  float d = dot(t, h), s = sqrt(1 - d * d);
  return smoothstep(-1, 0, d) * pow(s, exponent);
}

Output main(Input input) {
  float4 base = g_strands.Sample(g_sampler, input.uv * g_tiling);
  float3 n = normalize(input.normal), t = normalize(input.tangent), view = normalize(g_eye - input.world);
  float3 h = normalize(view + g_light);
  float shift = g_shifts.Sample(g_sampler, input.uv) - 0.5f;
  float first = strand(normalize(t + (g_primary + shift) * n), h, g_exponents.x);
  float second = strand(normalize(t + (g_secondary + shift) * n), h, g_exponents.y);
  float diffuse = saturate(lerp(0.25f, 1, dot(n, g_light)));
  float through = pow(saturate(dot(view, -g_light)), 4) * g_through;
  Output output;
  output.color.rgb = (base.rgb * g_tint * (diffuse + through) + first + second * base.rgb) * g_lightColor;
  output.color.a = base.a;
  uint samples = uint(saturate(base.a) * 4 + 0.5f);
  output.coverage = (1u << samples) - 1;
  return output;
}
