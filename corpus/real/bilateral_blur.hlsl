// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// A separable blur that stops at edges of depth; a template over what is blurred.
#include "include/common.hlsli"
Texture2D<float> g_source : register(t0);
Texture2D<float> g_depth : register(t1);
RWTexture2D<float> g_target : register(u0);
cbuffer Blur : register(b1) { int2 g_direction; float g_sharpness; };
#define RADIUS 6
#define GROUP 128

template <typename T, int N> struct Window {
  T values[N];
  T get(int i) { return values[clamp(i, 0, N - 1)]; }
  void set(int i, T value) { values[clamp(i, 0, N - 1)] = value; }
};
groupshared float2 s_line[GROUP + 2 * RADIUS];

template <typename T> T falloff(T distance, T sharpness) { return exp2(-distance * distance * sharpness); }

[numthreads(GROUP, 1, 1)]
void main(uint3 group : SV_GroupID, uint thread : SV_GroupIndex) {
  int2 across = g_direction.yx;
  int2 base = g_direction * (int)(group.x * GROUP) + across * (int)group.y;
  for (uint i = thread; i < GROUP + 2 * RADIUS; i += GROUP) {
    int2 at = clamp(base + g_direction * ((int)i - RADIUS), 0, int2(g_screen) - 1);
    s_line[i] = float2(g_source[at], linear_depth(g_depth[at]));
  }
  GroupMemoryBarrierWithGroupSync();
  Window<float2, 2 * RADIUS + 1> window;
  for (int k = 0; k <= 2 * RADIUS; ++k)
    window.set(k, s_line[thread + k]);
  float2 own = window.get(RADIUS);
  float sum = own.x, weights = 1;
  [unroll] for (int r = -RADIUS; r <= RADIUS; ++r) {
    if (r == 0)
      continue;
    float2 other = window.get(RADIUS + r);
    float w = falloff<float>(r / (float)RADIUS, 2) * falloff<float>(other.y - own.y, g_sharpness);
    sum += other.x * w;
    weights += w;
  }
  g_target[base + g_direction * (int)thread] = sum / weights;
}
