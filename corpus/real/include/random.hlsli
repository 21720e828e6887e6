// Hashes, random numbers and value noise.
#ifndef REAL_RANDOM_HLSLI
#define REAL_RANDOM_HLSLI
uint hash(uint x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ (x >> 16);
}

struct Random {
  uint state;
  uint next() { state = state * 1664525u + 1013904223u; return hash(state); }
  float unit() { return (next() >> 8) * (1.0f / 16777216.0f); }
  float2 unit2() { float x = unit(); return float2(x, unit()); }
};

float value_noise(float2 p) {
  int2 cell = int2(floor(p));
  float2 t = frac(p);
  t = t * t * (3 - 2 * t);
  float4 corner;
  [unroll] for (uint i = 0; i < 4; ++i) {
    uint2 c = uint2(cell + int2(i & 1, i >> 1));
    corner[i] = (hash(c.x + hash(c.y)) & 0xffff) / 65535.0f;
  }
  return lerp(lerp(corner.x, corner.y, t.x), lerp(corner.z, corner.w, t.x), t.y);
}

float fractal_noise(float2 p, int octaves) {
  float sum = 0, amplitude = 0.5f;
  for (int i = 0; i < octaves; ++i, p *= 2.03f, amplitude *= 0.5f)
    sum += amplitude * value_noise(p);
  return sum;
}
#endif
