// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Takes indices of dead particles and fills them.
#include "include/random.hlsli"
struct Particle { float3 position; float age; float3 velocity; float life; uint color; };
RWStructuredBuffer<Particle> g_particles : register(u0);
ConsumeStructuredBuffer<uint> g_dead : register(u1);
AppendStructuredBuffer<uint> g_alive : register(u2);
ByteAddressBuffer g_counters : register(t0);
cbuffer Emitter : register(b0) {
  float3 g_origin; uint g_count;
  float3 g_spread; uint g_seed;
  float2 g_life; float g_speed;
};

uint pack_color(float4 color) {
  uint4 bytes = uint4(saturate(color) * 255 + 0.5f);
  return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= min(g_count, g_counters.Load(0)))
    return;
  Random random;
  random.state = hash(id.x ^ g_seed);
  Particle p;
  float z = random.unit() * 2 - 1, angle = random.unit() * 6.2831853f;
  p.position = g_origin + g_spread * (float3(random.unit2(), random.unit()) - 0.5f);
  p.velocity = float3(cos(angle) * sqrt(1 - z * z), sin(angle) * sqrt(1 - z * z), z) * g_speed;
  p.age = 0;
  p.life = lerp(g_life.x, g_life.y, random.unit());
  p.color = pack_color(float4(1, 0.5f + 0.5f * random.unit(), 0.2f, 1));
  uint slot = g_dead.Consume();
  g_particles[slot] = p;
  g_alive.Append(slot);
}
