// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Thirteen taps a texel, bright parts only on the first level.
#include "include/common.hlsli"
Texture2D<float3> g_source : register(t0);
RWTexture2D<float3> g_target : register(u0);
SamplerState g_linear : register(s0);
cbuffer Bloom : register(b1) { float2 g_sourceTexel; float g_threshold, g_knee; bool g_first; };

float3 tap(float2 uv, float x, float y) { return g_source.SampleLevel(g_linear, uv + float2(x, y) * g_sourceTexel, 0); }

float3 bright(float3 c) {
  float value = max(c.r, max(c.g, c.b));
  float soft = clamp(value - g_threshold + g_knee, 0, 2 * g_knee);
  soft = soft * soft / (4 * g_knee + 1e-4f);
  return c * max(soft, value - g_threshold) / max(value, 1e-4f);
}

float3 average(float3 a, float3 b, float3 c, float3 d) {
  if (!g_first)
    return (a + b + c + d) * 0.25f;
  float4 w = rcp(1 + float4(luminance(a), luminance(b), luminance(c), luminance(d)));
  return (a * w.x + b * w.y + c * w.z + d * w.w) / dot(w, 1);
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  uint width, height;
  g_target.GetDimensions(width, height);
  if (any(id >= uint2(width, height)))
    return;
  float2 uv = (id + 0.5f) / float2(width, height);
  float3 m = tap(uv, 0, 0), n = tap(uv, 0, -2), s = tap(uv, 0, 2), e = tap(uv, 2, 0), w = tap(uv, -2, 0);
  float3 nw = tap(uv, -2, -2), ne = tap(uv, 2, -2), sw = tap(uv, -2, 2), se = tap(uv, 2, 2);
  float3 sum = average(tap(uv, -1, -1), tap(uv, 1, -1), tap(uv, -1, 1), tap(uv, 1, 1)) * 0.5f;
  sum += (average(nw, n, m, w) + average(n, ne, e, m) + average(w, m, s, sw) + average(m, e, se, s)) * 0.125f;
  g_target[id] = g_first ? bright(sum) : sum;
}
