// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Counts pixels by the logarithm of their luminance, then adds up the bins of the group.
#include "include/common.hlsli"
Texture2D<float4> g_scene : register(t0);
RWByteAddressBuffer g_bins : register(u0);
cbuffer Range : register(b1) { float g_minimum, g_inverseRange; uint2 g_size; };
groupshared uint s_bins[256];

uint bin_of(float3 color) {
  float l = luminance(color);
  if (l < 0.005f)
    return 0;
  return uint(saturate((log2(l) - g_minimum) * g_inverseRange) * 254 + 1);
}

[numthreads(16, 16, 1)]
void main(uint thread : SV_GroupIndex, uint3 id : SV_DispatchThreadID) {
  s_bins[thread] = 0;
  GroupMemoryBarrierWithGroupSync();
  if (id.x < g_size.x && id.y < g_size.y) {
    uint ignored;
    InterlockedAdd(s_bins[bin_of(g_scene[id.xy].rgb)], 1, ignored);
  }
  GroupMemoryBarrierWithGroupSync();
  g_bins.InterlockedAdd(thread * 4, s_bins[thread]);
}
