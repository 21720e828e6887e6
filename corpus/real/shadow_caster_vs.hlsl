// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// CHECK: define void @main()
// Depth of what casts shadows, pushed away along the normal; the cascade is an instance.
#include "include/common.hlsli"
struct Caster { row_major float4x4 world; };
StructuredBuffer<Caster> g_casters : register(t0);
cbuffer Shadow : register(b1) {
  row_major float4x4 g_light[4];
  float g_normalBias;
  float3 g_lightDirection;
};
struct Output {
  float4 position : SV_Position;
  float2 uv : TEXCOORD0;
  uint slice : SV_RenderTargetArrayIndex;
};
Output main(float3 position : POSITION, float3 normal : NORMAL, float2 uv : TEXCOORD0, uint instance : SV_InstanceID) {
  Output output;
  uint cascade = instance & 3;
  Caster caster = g_casters[instance >> 2];
  float3 n = mul(normal, (float3x3)caster.world);
  float4 world = mul(float4(position, 1), caster.world);
  world.xyz += n * g_normalBias * (1 - saturate(dot(n, g_lightDirection)));
  output.position = mul(world, g_light[cascade]);
  output.position.z = max(output.position.z, 0);
  output.uv = uv;
  output.slice = cascade;
  return output;
}
