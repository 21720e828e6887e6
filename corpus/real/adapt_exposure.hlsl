// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// The mean of the histogram without its ends, and the eye that follows it slowly.
ByteAddressBuffer g_bins : register(t0);
RWStructuredBuffer<float> g_adapted : register(u0);
cbuffer Adapt : register(b0) { float g_minimum, g_range, g_delta, g_speed; uint g_pixels; float g_low, g_high; };
groupshared float s_weights[256];
groupshared float s_sums[256];

[numthreads(256, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float count = g_bins.Load(i << 2);
  float share = count / max(g_pixels, 1u);
  s_weights[i] = i == 0 || share < g_low || share > g_high ? 0 : count;
  s_sums[i] = s_weights[i] * i;
  GroupMemoryBarrierWithGroupSync();
  [unroll] for (uint half_ = 128; half_ > 0; half_ >>= 1) {
    if (i < half_) {
      s_sums[i] += s_sums[i + half_];
      s_weights[i] += s_weights[i + half_];
    }
    GroupMemoryBarrierWithGroupSync();
  }
  if (i == 0) {
    float mean = s_sums[0] / max(s_weights[0], 1) - 1;
    float target = exp2(mean / 254 * g_range + g_minimum);
    float last = g_adapted[0];
    g_adapted[0] = isnan(last) ? target : last + (target - last) * (1 - exp(-g_delta * g_speed));
  }
}
