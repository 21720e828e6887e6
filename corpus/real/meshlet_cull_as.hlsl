// RUN: hlslfe %s -T as_6_6 | FileCheck %s
// CHECK: define void @main()
// Culls meshlets by their cone and sphere; what is left goes to the mesh shader.
#include "include/common.hlsli"
struct Bounds { float4 sphere; float4 cone; };
struct Payload { uint meshlets[32]; };
StructuredBuffer<Bounds> g_bounds : register(t0);
cbuffer Cull : register(b1) { float4 g_planes[6]; row_major float4x4 g_world; float g_scale; uint g_count; };
groupshared Payload s_payload;

bool is_visible(Bounds b) {
  float3 center = mul(float4(b.sphere.xyz, 1), g_world).xyz;
  float radius = b.sphere.w * g_scale;
  [unroll] for (int i = 0; i < 6; ++i)
    if (dot(float4(center, 1), g_planes[i]) < -radius)
      return false;
  float3 axis = mul(b.cone.xyz, (float3x3)g_world);
  float3 to = center - g_eye;
  return dot(to, normalize(axis)) < b.cone.w * length(to) + radius;
}

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
  bool visible = false;
  if (id < g_count)
    visible = is_visible(g_bounds[id]);
  if (visible)
    s_payload.meshlets[WavePrefixCountBits(visible)] = id;
  uint count = WaveActiveCountBits(visible);
  DispatchMesh(count, 1, 1, s_payload);
}
