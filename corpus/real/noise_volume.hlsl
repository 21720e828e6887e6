// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Fills a volume with tiling Perlin and Worley noise for clouds.
#include "include/random.hlsli"
RWTexture3D<unorm float4> g_volume : register(u0);
cbuffer Noise : register(b0) { uint g_period; float g_persistence; };

float3 gradient(int3 cell) {
  uint3 c = uint3(cell) % g_period;
  uint h = hash(c.x + hash(c.y + hash(c.z)));
  return normalize(float3(h & 1023, h >> 10 & 1023, h >> 20) / 511.5f - 1);
}

float perlin(float3 p) {
  int3 cell = floor(p);
  float3 t = p - cell, u = t * t * t * (t * (t * 6 - 15) + 10);
  float corners[2][2][2];
  for (int z = 0; z < 2; ++z)
    for (int y = 0; y < 2; ++y)
      for (int x = 0; x < 2; ++x)
        corners[z][y][x] = dot(gradient(cell + int3(x, y, z)), t - int3(x, y, z));
  float2 rows[2];
  for (int k = 0; k < 2; ++k)
    rows[k] = float2(lerp(corners[k][0][0], corners[k][0][1], u.x), lerp(corners[k][1][0], corners[k][1][1], u.x));
  float2 plane = lerp(rows[0], rows[1], u.z);
  return lerp(plane.x, plane.y, u.y);
}

float worley(float3 p) {
  int3 cell = floor(p);
  float nearest = 1;
  for (int i = 0; i < 27; ++i) {
    int3 offset = int3(i % 3, i / 3 % 3, i / 9) - 1;
    float3 point_ = offset + gradient(cell + offset) * 0.5f + 0.5f;
    nearest = min(nearest, distance(p - cell, point_));
  }
  return 1 - nearest;
}

[numthreads(4, 4, 4)]
void main(uint3 id : SV_DispatchThreadID) {
  uint w, h, d;
  g_volume.GetDimensions(w, h, d);
  float3 p = id / float3(w, h, d) * g_period;
  float sum = 0, amplitude = 1;
  for (int octave = 0; octave < 4; ++octave, p *= 2, amplitude *= g_persistence)
    sum += perlin(p) * amplitude;
  g_volume[id] = float4(sum * 0.5f + 0.5f, worley(p / 16), worley(p / 8), worley(p / 4));
}
