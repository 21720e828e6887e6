// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// The farthest and the nearest depth of four texels, odd edges included.
Texture2D<float2> g_source : register(t0);
RWTexture2D<float2> g_target : register(u0);
cbuffer Pyramid : register(b0) { uint2 g_sourceSize; uint g_first; };

float2 read(uint2 at) {
  float2 d = g_source[min(at, g_sourceSize - 1)];
  return g_first ? d.xx : d;
}

float2 join(float2 a, float2 b) { return float2(min(a.x, b.x), max(a.y, b.y)); }

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint2 size = max(g_sourceSize / 2, 1u);
  if (any(id.xy >= size))
    return;
  uint2 at = id.xy * 2;
  float2 found = join(join(read(at), read(at + uint2(1, 0))), join(read(at + uint2(0, 1)), read(at + 1)));
  bool2 odd = and((g_sourceSize & 1) != 0, id.xy == size - 1);
  if (odd.x)
    found = join(found, join(read(at + uint2(2, 0)), read(at + uint2(2, 1))));
  if (odd.y)
    found = join(found, join(read(at + uint2(0, 2)), read(at + uint2(1, 2))));
  g_target[id.xy] = found;
}
