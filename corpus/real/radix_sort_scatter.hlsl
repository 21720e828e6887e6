// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// One pass of a radix sort by four bits: local order by ballots, places from the scanned counts.
#define THREADS 256
#define DIGITS 16
StructuredBuffer<uint2> g_pairs : register(t0);
StructuredBuffer<uint> g_offsets : register(t1);
RWStructuredBuffer<uint2> g_sorted : register(u0);
cbuffer Radix : register(b0) { uint g_count, g_shift, g_groups; };
groupshared uint s_counts[DIGITS][THREADS / 4];

uint digit_of(uint key) { return key >> g_shift & (DIGITS - 1); }

[numthreads(THREADS, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint thread : SV_GroupIndex) {
  const uint wave = thread / WaveGetLaneCount();
  const bool valid = id.x < g_count;
  uint2 pair = valid ? g_pairs[id.x] : uint2(0xffffffffu, 0);
  uint digit = digit_of(pair.x), rank = 0;
  [unroll] for (uint d = 0; d < DIGITS; ++d) {
    bool mine = valid && digit == d;
    uint before = WavePrefixCountBits(mine), all_ = WaveActiveCountBits(mine);
    if (mine)
      rank = before;
    if (WaveIsFirstLane())
      s_counts[d][wave] = all_;
  }
  GroupMemoryBarrierWithGroupSync();
  for (uint w = 0; w < wave; ++w)
    rank += s_counts[digit][w];
  if (valid)
    g_sorted[g_offsets[digit * g_groups + group.x] + rank] = pair;
}
