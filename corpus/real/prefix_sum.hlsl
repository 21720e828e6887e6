// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// An exclusive scan of a block with wave operations; the block's sum goes to the next level.
#define BLOCK 256
StructuredBuffer<uint> g_input : register(t0);
RWStructuredBuffer<uint> g_output : register(u0);
RWStructuredBuffer<uint> g_sums : register(u1);
cbuffer Scan : register(b0) { uint g_count; };
groupshared uint s_waves[BLOCK / 4];

[numthreads(BLOCK, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint thread : SV_GroupIndex) {
  uint value = id.x < g_count ? g_input[id.x] : 0;
  uint before = WavePrefixSum(value);
  const uint lanes = WaveGetLaneCount(), wave = thread / lanes;
  if (WaveGetLaneIndex() == lanes - 1)
    s_waves[wave] = before + value;
  GroupMemoryBarrierWithGroupSync();
  const uint waves = BLOCK / lanes;
  if (thread < waves) {
    uint sum = s_waves[thread];
    uint prefix = WavePrefixSum(sum);
    s_waves[thread] = prefix;
    if (thread == waves - 1)
      g_sums[group.x] = prefix + sum;
  }
  GroupMemoryBarrierWithGroupSync();
  if (id.x < g_count)
    g_output[id.x] = before + s_waves[wave];
}
