// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// CHECK: define void @main()
// Gravity between all bodies, in tiles of shared memory.
#define TILE 128
struct Body { float4 position; float4 velocity; };
StructuredBuffer<Body> g_before : register(t0);
RWStructuredBuffer<Body> g_after : register(u0);
cbuffer Gravity : register(b0) { uint g_count; float g_delta, g_softening, g_damping; };
groupshared float4 s_positions[TILE];

float3 pull(float4 other, float3 own) {
  float3 r = other.xyz - own;
  float d2 = dot(r, r) + g_softening;
  float inverse = rsqrt(d2);
  return r * (other.w * inverse * inverse * inverse);
}

[numthreads(TILE, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex) {
  Body body = (Body)0;
  if (id.x < g_count)
    body = g_before[id.x];
  float3 force = float3(0, 0, 0);
  for (uint tile = 0; tile < (g_count + TILE - 1) / TILE; ++tile) {
    uint index = tile * TILE + thread;
    s_positions[thread] = index < g_count ? g_before[index].position : (float4)0;
    GroupMemoryBarrierWithGroupSync();
    [unroll(8)] for (uint i = 0; i < TILE; ++i)
      force += pull(s_positions[i], body.position.xyz);
    GroupMemoryBarrierWithGroupSync();
  }
  body.velocity.xyz = (body.velocity.xyz + force * g_delta) * g_damping;
  body.position.xyz += body.velocity.xyz * g_delta;
  if (id.x < g_count)
    g_after[id.x] = body;
}
