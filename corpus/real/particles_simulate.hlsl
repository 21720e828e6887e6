// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Moves particles, lets them collide with the depth buffer, and sorts the dead from the living.
#include "include/common.hlsli"
struct Particle { float3 position; float age; float3 velocity; float life; uint color; };
RWStructuredBuffer<Particle> g_particles : register(u0);
AppendStructuredBuffer<uint> g_dead : register(u1);
AppendStructuredBuffer<uint> g_next : register(u2);
StructuredBuffer<uint> g_alive : register(t0);
Texture2D<float> g_depth : register(t1);
Texture2D<float2> g_normals : register(t2);
cbuffer Step : register(b1) { float3 g_gravity; float g_delta; float g_bounce; uint g_aliveCount; };

[numthreads(256, 1, 1)]
void main(uint index : SV_DispatchThreadID) {
  if (index >= g_aliveCount)
    return;
  const uint slot = g_alive[index];
  Particle p = g_particles[slot];
  p.age += g_delta;
  if (p.age >= p.life) {
    g_dead.Append(slot);
    return;
  }
  p.velocity += g_gravity * g_delta;
  float3 moved = p.position + p.velocity * g_delta;
  float4 clip = mul(float4(moved, 1), g_viewProjection);
  float2 uv = clip.xy / clip.w * float2(0.5f, -0.5f) + 0.5f;
  [branch] if (all(and(uv >= 0, uv <= 1))) {
    int3 texel = int3(uv * g_screen, 0);
    float surface = linear_depth(g_depth.Load(texel));
    if (clip.w > surface && clip.w < surface + 0.5f) {
      float3 n = decode_normal(g_normals.Load(texel));
      p.velocity = reflect(p.velocity, n) * g_bounce;
      moved = p.position;
    }
  }
  p.position = moved;
  g_particles[slot] = p;
  g_next.Append(slot);
}
