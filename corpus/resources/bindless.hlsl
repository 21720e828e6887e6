// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// Many buffers in one array, picked by an index that differs from lane to lane.
struct Draw { uint buffer; uint first; uint count; };
StructuredBuffer<Draw> draws : register(t0);
StructuredBuffer<float4> pool[] : register(t0, space1);
RWStructuredBuffer<float4> results[8] : register(u0);
float4 total(uint which, uint first, uint count) {
  float4 sum = 0;
  StructuredBuffer<float4> source = pool[NonUniformResourceIndex(which)];
  for (uint i = first; i < first + count; ++i)
    sum += source[i];
  return sum;
}
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Draw draw = draws[id.x];
  results[draw.buffer & 7][id.x] = total(draw.buffer, draw.first, draw.count);
}
// CHECK: i32 noundef 0, i32 noundef 1, i32 noundef -1, i32 noundef {{%.*}}, ptr noundef @pool.str)
// CHECK: i32 noundef 0, i32 noundef 0, i32 noundef 8, i32 noundef {{%.*}}, ptr noundef @results.str, i32 noundef 0)
