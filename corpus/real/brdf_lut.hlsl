// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Scale and bias of f0, by roughness and angle: the table of the split sum.
#include "include/brdf.hlsli"
RWTexture2D<float2> g_lut : register(u0);
#define SAMPLES 512u

float2 hammersley(uint i) { return float2(i / (float)SAMPLES, reversebits(i) * 2.3283064365386963e-10f); }

float3 importance(float2 xi, float roughness) {
  float a = roughness * roughness;
  float phi = 2 * PI * xi.x, c = sqrt((1 - xi.y) / (1 + (a * a - 1) * xi.y)), s = sqrt(1 - c * c);
  return float3(cos(phi) * s, sin(phi) * s, c);
}

[numthreads(16, 16, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint2 size;
  g_lut.GetDimensions(size.x, size.y);
  if (any(id.xy >= size))
    return;
  float2 at = (id.xy + 0.5f) / size;
  float nov = at.x, roughness = at.y;
  float3 v = float3(sqrt(1 - nov * nov), 0, nov);
  float2 sum = 0;
  for (uint i = 0; i < SAMPLES; ++i) {
    float3 h = importance(hammersley(i), roughness);
    float3 l = 2 * dot(v, h) * h - v;
    float nol = saturate(l.z), noh = saturate(h.z), voh = saturate(dot(v, h));
    if (nol > 0) {
      float weight = v_smith(nov, nol, roughness) * 4 * nol * voh / max(noh, 1e-5f);
      float fresnel = pow(1 - voh, 5);
      sum += float2(1 - fresnel, fresnel) * weight;
    }
  }
  g_lut[id.xy] = sum / SAMPLES;
}
