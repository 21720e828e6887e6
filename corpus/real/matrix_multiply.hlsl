// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// CHECK: define void @main()
// C = A * B in tiles, four by four results a thread.
#define TILE 32
#define EACH 4
StructuredBuffer<float> g_a : register(t0), g_b : register(t1);
RWStructuredBuffer<float> g_c : register(u0);
cbuffer Sizes : register(b0) { uint g_m, g_n, g_k; float g_alpha, g_beta; };
groupshared float s_a[TILE][TILE + 1], s_b[TILE][TILE + 1];

float fetch(StructuredBuffer<float> from, uint row, uint column, uint rows, uint columns) {
  return row < rows && column < columns ? from[row * columns + column] : 0.0f;
}

[numthreads(TILE / EACH, TILE / EACH, 1)]
void main(uint3 local : SV_GroupThreadID, uint3 group : SV_GroupID) {
  float4 sums[EACH] = { 0.xxxx, 0.xxxx, 0.xxxx, 0.xxxx };
  const uint row = group.y * TILE, column = group.x * TILE;
  for (uint k = 0; k < g_k; k += TILE) {
    [unroll] for (uint i = 0; i < EACH; ++i) {
      [unroll] for (uint j = 0; j < EACH; ++j) {
        uint2 at = local.yx + uint2(i, j) * (TILE / EACH);
        s_a[at.x][at.y] = fetch(g_a, row + at.x, k + at.y, g_m, g_k);
        s_b[at.x][at.y] = fetch(g_b, k + at.x, column + at.y, g_k, g_n);
      }
    }
    GroupMemoryBarrierWithGroupSync();
    for (uint t = 0; t < TILE; ++t)
      [unroll] for (uint r = 0; r < EACH; ++r)
        [unroll] for (uint c = 0; c < EACH; ++c)
          sums[r][c] += s_a[local.y * EACH + r][t] * s_b[t][local.x * EACH + c];
    GroupMemoryBarrierWithGroupSync();
  }
  for (uint r = 0; r < EACH; ++r) {
    for (uint c = 0; c < EACH; ++c) {
      uint2 at = uint2(row + local.y * EACH + r, column + local.x * EACH + c);
      if (at.x < g_m && at.y < g_n)
        g_c[at.x * g_n + at.y] = g_alpha * sums[r][c] + g_beta * g_c[at.x * g_n + at.y];
    }
  }
}
