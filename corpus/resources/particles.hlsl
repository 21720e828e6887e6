// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// A particle system: consume, move, append.
struct Particle { float3 position; float life; float3 velocity; uint color; };
ConsumeStructuredBuffer<Particle> alive : register(u0);
AppendStructuredBuffer<Particle> next : register(u1);
RWStructuredBuffer<uint> stats : register(u2);
Buffer<float4> forces : register(t0);
float3 force_at(float3 p) {
  float3 sum = 0;
  for (uint i = 0; i < 4; i++) {
    float4 f = forces[i];
    float3 d = f.xyz - p;
    sum += d * (f.w / (dot(d, d) + 0.01f));
  }
  return sum;
}
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Particle p = alive.Consume();
  p.velocity += force_at(p.position) * 0.016f;
  p.position += p.velocity * 0.016f;
  p.life -= 0.016f;
  if (p.life > 0)
    next.Append(p);
  else
    stats[id.x & 3]++;
}
// CHECK: define void @main()
// CHECK: call void @_GLOBAL__sub_I_particles.hlsl()
