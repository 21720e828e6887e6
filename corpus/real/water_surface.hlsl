// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Refraction, reflection and foam of a lake.
#include "include/brdf.hlsli"
Texture2D<float3> g_refraction : register(t0);
Texture2D<float> g_depth : register(t1);
Texture2D<float2> g_ripples : register(t2);
TextureCube<float3> g_sky : register(t3);
SamplerState g_clamp : register(s0), g_wrap : register(s1);
cbuffer Lake : register(b1) { float3 g_absorb; float g_waveScale; float3 g_sun; float g_refract; float3 g_sunColor; };
struct Input { float4 position : SV_Position; float3 world : WORLD; float3 normal : NORMAL; float foam : FOAM; };

float4 main(Input input) : SV_Target {
  float2 ripple = g_ripples.Sample(g_wrap, input.world.xz * g_waveScale + g_time * 0.03f) +
                  g_ripples.Sample(g_wrap, input.world.zx * g_waveScale * 1.7f - g_time * 0.02f) - 1;
  float3 n = normalize(input.normal + float3(ripple.x, 0, ripple.y) * 0.3f);
  float2 uv = input.position.xy * g_texel, bent = uv + n.xz * g_refract;
  float behind = linear_depth(g_depth.SampleLevel(g_clamp, bent, 0)) - input.position.w;
  if (behind < 0) {
    bent = uv;
    behind = linear_depth(g_depth.SampleLevel(g_clamp, uv, 0)) - input.position.w;
  }
  float3 view = normalize(g_eye - input.world);
  float3 below = g_refraction.SampleLevel(g_clamp, bent, 0) * exp(-g_absorb * behind);
  float3 above = g_sky.Sample(g_wrap, reflect(-view, n));
  float fresnel = 0.02f + 0.98f * pow(1 - saturate(dot(n, view)), 5);
  Surface s = Surface::make(input.world, n, 0.02f, 0.1f, 0);
  float3 glint = shade(s, -g_sun, g_sunColor);
  float foam = saturate(input.foam + smoothstep(0.3f, 0, behind));
  return float4(lerp(below, above, fresnel) + glint + foam * 0.8f, 1);
}
