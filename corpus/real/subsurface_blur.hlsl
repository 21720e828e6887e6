// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Skin: a separable kernel scaled by depth, that follows the surface.
#include "include/common.hlsli"
#define TAPS 11
Texture2D<float4> g_light : register(t0);
Texture2D<float> g_depth : register(t1);
Texture2D<uint2> g_stencil : register(t2);
SamplerState g_linear : register(s0);
cbuffer Skin : register(b1) { float4 g_kernel[TAPS]; float2 g_direction; float g_width, g_correction; };

bool is_skin(float2 uv) { return (g_stencil.Load(int3(uv * g_screen, 0)).y & 0x10) != 0; }

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target {
  float4 own = g_light.SampleLevel(g_linear, uv, 0);
  [branch] if (!is_skin(uv))
    return own;
  float depth = linear_depth(g_depth.SampleLevel(g_linear, uv, 0));
  float2 step_ = g_direction * g_width * g_projection[1][1] / depth / 3 * own.a;
  float3 sum = own.rgb * g_kernel[0].rgb;
  [unroll] for (int i = 1; i < TAPS; ++i) {
    float2 at = uv + g_kernel[i].a * step_;
    float3 color = g_light.SampleLevel(g_linear, at, 0).rgb;
    float other = linear_depth(g_depth.SampleLevel(g_linear, at, 0));
    float away = saturate(g_correction * abs(depth - other));
    color = lerp(color, own.rgb, is_skin(at) ? away : 1);
    sum += color * g_kernel[i].rgb;
  }
  return float4(sum, own.a);
}
