// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Classifies the cells of a field and gives each one its place among the vertices.
Texture3D<float> g_field : register(t0);
Buffer<uint> g_triangleCounts : register(t1);
RWBuffer<uint> g_cells : register(u0);
RWStructuredBuffer<uint4> g_active : register(u1);
RWByteAddressBuffer g_totals : register(u2);
cbuffer Field : register(b0) { uint3 g_size; float g_level; };
static const uint3 CORNERS[8] = { uint3(0, 0, 0), uint3(1, 0, 0), uint3(1, 1, 0), uint3(0, 1, 0),
                                  uint3(0, 0, 1), uint3(1, 0, 1), uint3(1, 1, 1), uint3(0, 1, 1) };

uint classify(uint3 cell) {
  uint mask = 0;
  [unroll] for (uint i = 0; i < 8; ++i)
    mask |= (g_field[cell + CORNERS[i]] < g_level ? 1u : 0u) << i;
  return mask;
}

[numthreads(4, 4, 4)]
void main(uint3 id : SV_DispatchThreadID) {
  if (any(id >= g_size - 1))
    return;
  uint mask = classify(id), index = (id.z * g_size.y + id.y) * g_size.x + id.x;
  uint triangles = g_triangleCounts[mask];
  g_cells[index] = mask;
  uint total = WaveActiveSum(triangles), before = WavePrefixSum(triangles), start = 0;
  if (WaveIsFirstLane() && total)
    g_totals.InterlockedAdd(4, total, start);
  start = WaveReadLaneFirst(start);
  if (triangles) {
    uint slot;
    g_totals.InterlockedAdd(0, 1u, slot);
    g_active[slot] = uint4(id, start + before);
  }
}
