// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// One row of a Stockham FFT of 256 complex numbers, forward or back.
#define SIZE 256
#define LOG_SIZE 8
RWTexture2D<float2> g_image : register(u0);
cbuffer Transform : register(b0) { int g_inverse; int g_columns; };
groupshared float2 s_values[2][SIZE];

float2 multiply(float2 a, float2 b) { return float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

void butterfly(uint pass, uint thread, uint source) {
  const uint span = 1u << pass;
  const uint k = thread & (span - 1);
  float2 turn;
  sincos((g_inverse ? 1.0f : -1.0f) * 3.14159265f * k / span, turn.y, turn.x);
  float2 a = s_values[source][thread];
  float2 b = multiply(s_values[source][thread + SIZE / 2], turn);
  uint target = ((thread - k) << 1) + k;
  s_values[1 - source][target] = a + b;
  s_values[1 - source][target + span] = a - b;
}

[numthreads(SIZE / 2, 1, 1)]
void main(uint3 group : SV_GroupID, uint thread : SV_GroupIndex) {
  uint2 first = g_columns ? uint2(group.x, thread) : uint2(thread, group.x);
  uint2 second = first + (g_columns ? uint2(0, SIZE / 2) : uint2(SIZE / 2, 0));
  s_values[0][thread] = g_image[first];
  s_values[0][thread + SIZE / 2] = g_image[second];
  GroupMemoryBarrierWithGroupSync();
  uint source = 0;
  for (uint pass = 0; pass < LOG_SIZE; ++pass) {
    butterfly(pass, thread, source);
    source = 1 - source;
    GroupMemoryBarrierWithGroupSync();
  }
  float scale = g_inverse ? 1.0f / SIZE : 1;
  g_image[first] = s_values[source][thread] * scale;
  g_image[second] = s_values[source][thread + SIZE / 2] * scale;
}
