// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Sorts 512 keys with their values in group-shared memory.
#define COUNT 512
struct Item { float key; uint value; };
RWStructuredBuffer<Item> g_items : register(u0);
cbuffer Sort : register(b0) { uint g_total; bool g_descending; };
groupshared Item s_items[COUNT];

void exchange(uint a, uint b, bool up) {
  Item x = s_items[a], y = s_items[b];
  if ((x.key > y.key) == up) {
    s_items[a] = y;
    s_items[b] = x;
  }
}

[numthreads(COUNT / 2, 1, 1)]
void main(uint3 group : SV_GroupID, uint thread : SV_GroupIndex) {
  const uint base = group.x * COUNT;
  for (uint half_ = 0; half_ < 2; ++half_) {
    uint local = thread + half_ * COUNT / 2;
    Item empty = { 3.4e38f, 0xffffffffu };
    if (base + local < g_total)
      s_items[local] = g_items[base + local];
    else
      s_items[local] = empty;
  }
  GroupMemoryBarrierWithGroupSync();
  for (uint size = 2; size <= COUNT; size <<= 1) {
    for (uint stride = size >> 1; stride > 0; stride >>= 1) {
      uint low = 2 * thread - (thread & (stride - 1));
      bool up = ((low & size) == 0) != g_descending;
      exchange(low, low + stride, up);
      GroupMemoryBarrierWithGroupSync();
    }
  }
  if (base + thread < g_total)
    g_items[base + thread] = s_items[thread];
  if (base + thread + COUNT / 2 < g_total)
    g_items[base + thread + COUNT / 2] = s_items[thread + COUNT / 2];
}
