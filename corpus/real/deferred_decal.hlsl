// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// A box projects its texture onto what the depth buffer shows inside.
#include "include/common.hlsli"
Texture2D<float> g_depth : register(t0);
Texture2D g_decal : register(t1), g_decalNormal : register(t2);
SamplerState g_linear : register(s0);
cbuffer Decal : register(b1) { row_major float4x4 g_toBox; row_major float3x3 g_axes; float g_opacity, g_angle; };
struct Output { float4 albedo : SV_Target0; float4 normal : SV_Target1; };

Output main(noperspective float4 position : SV_Position) {
  float2 uv = position.xy * g_texel;
  float3 world = world_position(uv, g_depth.Load(int3(position.xy, 0)));
  float3 box = mul(float4(world, 1), g_toBox).xyz;
  clip(0.5f - abs(box));
  float3 dx = ddx_fine(world), dy = ddy_fine(world);
  float3 surface = normalize(cross(dx, dy));
  float facing = dot(surface, g_axes[1]);
  clip(facing - g_angle);
  float2 at = box.xz + 0.5f;
  float4 color = g_decal.SampleGrad(g_linear, at, ddx(at), ddy(at));
  float3 bump = g_decalNormal.Sample(g_linear, at).xyz * 2 - 1;
  Output output;
  output.albedo = float4(color.rgb, color.a * g_opacity * smoothstep(g_angle, 1, facing));
  output.normal = float4(mul(bump, g_axes) * 0.5f + 0.5f, output.albedo.a);
  return output;
}
