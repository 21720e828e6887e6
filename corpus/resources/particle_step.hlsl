// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// One step of particles: constants, structures that are read and written, a list of the dead.
cbuffer C { uint3 group; uint total; float dt; float damp; }
struct Particle { float3 pos; float3 vel; float age; uint kind; };
RWStructuredBuffer<Particle> particles : register(u0); StructuredBuffer<float4> forces : register(t0); AppendStructuredBuffer<uint> dead : register(u1); Buffer<uint> kinds : register(t1);
void step(inout Particle p, uint i) { p.vel += forces[i].xyz * dt; p.vel *= damp; p.pos += p.vel * dt; p.age += dt; }
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex) {
  uint i = id.x + id.y * group.x;
  if (i >= total) return;
  Particle p = particles[i];
  step(p, i % 4);
  if (p.age > 10) { dead.Append(i); p.kind = kinds[gi]; }
  particles[i] = p;
}
// CHECK: define internal void @_Z4mainDv3_jj(
// CHECK: call void @_ZN4hlsl22AppendStructuredBufferIjE6AppendEj(
// CHECK: define void @main()
