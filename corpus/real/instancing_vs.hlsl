// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// CHECK: define void @main()
// A field of grass: one blade an instance, bent by the wind, coloured by its hash.
#include "include/common.hlsli"
#include "include/random.hlsli"
struct Blade { float3 root; float height; uint packed; };
StructuredBuffer<Blade> g_blades : register(t0);
cbuffer Wind : register(b1) { float2 g_direction; float g_strength, g_scale; };
struct Output {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  nointerpolation uint kind : KIND;
  float4 tint : COLOR0;
};
Output main(uint vertex : SV_VertexID, uint instance : SV_InstanceID) {
  Blade blade = g_blades[instance];
  float angle = (blade.packed & 0xffff) * (2 * PI / 65535);
  float3 side = float3(cos(angle), 0, sin(angle));
  float up = (vertex >> 1) / 3.0f;
  float bend = fractal_noise(blade.root.xz * g_scale + g_time * g_direction, 3) * g_strength * up * up;
  float width = lerp(0.05f, 0.01f, up) * ((vertex & 1) ? 1 : -1);
  float3 world = blade.root + side * width + float3(g_direction.x * bend, up * blade.height, g_direction.y * bend);
  Output output;
  output.position = mul(float4(world, 1), g_viewProjection);
  output.normal = normalize(cross(side, float3(0, 1, bend)));
  output.kind = blade.packed >> 16;
  output.tint = float4(0.2f, 0.5f + 0.3f * up, 0.1f, 1) * (0.8f + 0.2f * (hash(instance) & 255) / 255.0f);
  return output;
}
