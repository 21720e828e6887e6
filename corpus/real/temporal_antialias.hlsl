// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// History, clipped to the box of the neighbourhood in YCoCg, blended with the new frame.
#include "include/common.hlsli"
Texture2D<float3> g_now : register(t0);
Texture2D<float3> g_history : register(t1);
Texture2D<float2> g_velocity : register(t2);
Texture2D<float> g_depth : register(t3);
RWTexture2D<float3> g_target : register(u0);
SamplerState g_linear : register(s0);
static const float3x3 TO_YCOCG = { 0.25, 0.5, 0.25, 0.5, 0, -0.5, -0.25, 0.5, -0.25 };
static const float3x3 TO_RGB = { 1, 1, -1, 1, 0, 1, 1, -1, -1 };
#define EDGE 10
groupshared float3 s_colors[EDGE * EDGE];

void load(uint index, int2 origin) {
  int2 at = clamp(origin + int2(index % EDGE, index / EDGE) - 1, 0, int2(g_screen) - 1);
  s_colors[index] = mul(TO_YCOCG, g_now[at]);
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 local : SV_GroupThreadID, uint thread : SV_GroupIndex,
    uint3 g : SV_GroupID) {
  for (uint i = thread; i < EDGE * EDGE; i += 64)
    load(i, int2(g.xy) * 8);
  GroupMemoryBarrierWithGroupSync();
  float3 sum = 0, squares = 0;
  int2 nearest = 0;
  float closest = 1;
  [unroll] for (int y = 0; y < 3; ++y) {
    [unroll] for (int x = 0; x < 3; ++x) {
      float3 c = s_colors[(local.y + y) * EDGE + local.x + x];
      sum += c;
      squares += c * c;
      float d = g_depth[max(int2(id.xy) + int2(x, y) - 1, 0)];
      if (d < closest) {
        closest = d;
        nearest = int2(x, y) - 1;
      }
    }
  }
  float3 mean = sum / 9, deviation = sqrt(max(squares / 9 - mean * mean, 0));
  float2 uv = (id.xy + 0.5f) * g_texel, before = uv - g_velocity[max(int2(id.xy) + nearest, 0)];
  float3 old = mul(TO_YCOCG, g_history.SampleLevel(g_linear, before, 0));
  float3 offset = old - mean, units = abs(offset / max(deviation * 1.25f, 1e-4f));
  float most = max(units.x, max(units.y, units.z));
  if (most > 1)
    old = mean + offset / most;
  float3 own = s_colors[(local.y + 1) * EDGE + local.x + 1];
  float keep = all(saturate(before) == before) ? 0.9f : 0;
  g_target[id.xy] = mul(TO_RGB, lerp(own, old, keep));
}
