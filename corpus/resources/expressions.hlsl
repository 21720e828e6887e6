// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Elements in conditions, loops, calls, lists and as indices of other buffers.
StructuredBuffer<uint> links;
RWBuffer<float> values;
struct Pair { float a; uint b; };
RWStructuredBuffer<Pair> pairs;
float walk(uint start) {
  uint node = start;
  float total = 0;
  while (links[node] != 0 && values[node] > 0) {
    total += values[links[node]] > 1 ? values[node] : -values[node];
    node = links[links[node]];
  }
  for (uint i = 0; i < links[0]; i++)
    pairs[i].a = max(values[i], total);
  Pair p = {values[0], links[1]};
  pairs[p.b] = p;
  switch (links[2]) { case 1: total = 1; break; default: total++; }
  return (float)(bool)links[3] + total;
}
// CHECK-LABEL: define hidden {{.*}} float @_Z4walkj(
// CHECK: call {{.*}} ptr @_ZNK4hlsl16StructuredBufferIjEixEj(
// CHECK: icmp ne i32 {{%.*}}, 0
