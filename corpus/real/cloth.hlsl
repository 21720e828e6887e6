// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// CHECK: define void @main()
// One step of Verlet integration and the springs of a cloth; a sphere is in the way.
RWStructuredBuffer<float4> g_now : register(u0);
RWStructuredBuffer<float4> g_before : register(u1);
StructuredBuffer<float4> g_last : register(t0);
cbuffer Cloth : register(b0) {
  uint2 g_size; float g_rest, g_stiffness;
  float3 g_gravity; float g_damping;
  float3 g_wind; float g_delta;
  float4 g_sphere;
};
static const int2 NEIGHBOURS[12] = { int2(1, 0), int2(-1, 0), int2(0, 1), int2(0, -1), int2(1, 1), int2(-1, 1),
                                     int2(1, -1), int2(-1, -1), int2(2, 0), int2(-2, 0), int2(0, 2), int2(0, -2) };
bool inside(int2 at) { return all(at >= 0) && all(at < int2(g_size)); }
uint index_of(int2 at) { return at.y * g_size.x + at.x; }

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int2 at = id.xy;
  if (!inside(at))
    return;
  uint own = index_of(at);
  float4 here = g_last[own];
  if (here.w == 0) {
    g_now[own] = here;
    return;
  }
  float3 force = g_gravity;
  [unroll] for (int i = 0; i < 12; ++i) {
    int2 other = at + NEIGHBOURS[i];
    if (!inside(other))
      continue;
    float3 spring = g_last[index_of(other)].xyz - here.xyz;
    float stretched = length(spring) - g_rest * length(float2(NEIGHBOURS[i]));
    force += normalize(spring) * stretched * g_stiffness;
  }
  if (inside(at + 1)) {
    float3 along = g_last[index_of(at + int2(1, 0))].xyz - here.xyz;
    float3 n = cross(along, g_last[index_of(at + int2(0, 1))].xyz - here.xyz);
    force += dot(normalize(n), g_wind) * normalize(n);
  }
  float3 next = here.xyz + (here.xyz - g_before[own].xyz) * g_damping + force * g_delta * g_delta;
  float3 away = next - g_sphere.xyz;
  if (dot(away, away) < g_sphere.w * g_sphere.w)
    next = g_sphere.xyz + normalize(away) * g_sphere.w;
  g_before[own] = here;
  g_now[own] = float4(next, here.w);
}
