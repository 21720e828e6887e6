// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Blurs an environment for one roughness; one face a slice of the grid.
#include "include/random.hlsli"
#define PI 3.14159265f
TextureCube<float4> g_source : register(t0);
RWTexture2DArray<float4> g_target : register(u0);
SamplerState g_trilinear : register(s0);
cbuffer Filter : register(b0) { float g_roughness; uint g_samples; uint g_sourceSize; };

float3 face_direction(uint face, float2 uv) {
  uv = uv * 2 - 1;
  float3 d;
  switch (face) {
    case 0: d = float3(1, -uv.y, -uv.x); break;
    case 1: d = float3(-1, -uv.y, uv.x); break;
    case 2: d = float3(uv.x, 1, uv.y); break;
    case 3: d = float3(uv.x, -1, -uv.y); break;
    case 4: d = float3(uv.x, -uv.y, 1); break;
    default: d = float3(-uv.x, -uv.y, -1); break;
  }
  return normalize(d);
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint3 size;
  g_target.GetDimensions(size.x, size.y, size.z);
  if (any(id.xy >= size.xy))
    return;
  float3 n = face_direction(id.z, (id.xy + 0.5f) / size.xy);
  float3 up = abs(n.z) < 0.999f ? float3(0, 0, 1) : float3(1, 0, 0);
  float3x3 basis;
  basis[0] = normalize(cross(up, n));
  basis[1] = cross(n, basis[0]);
  basis[2] = n;
  Random random = { hash(id.x + hash(id.y + hash(id.z))) };
  float4 sum = 0;
  float a2 = g_roughness * g_roughness * g_roughness * g_roughness;
  for (uint i = 0; i < g_samples; ++i) {
    float2 xi = random.unit2();
    float c = sqrt((1 - xi.y) / (1 + (a2 - 1) * xi.y)), s = sqrt(1 - c * c);
    float3 h = mul(float3(cos(2 * PI * xi.x) * s, sin(2 * PI * xi.x) * s, c), basis);
    float3 l = reflect(-n, h);
    float nol = dot(n, l);
    if (nol <= 0)
      continue;
    float density = a2 / (PI * pow(c * c * (a2 - 1) + 1, 2)) / 4;
    float texel = 4 * PI / (6.0f * g_sourceSize * g_sourceSize);
    float level = 0.5f * log2(1 / (g_samples * density * texel));
    sum += float4(g_source.SampleLevel(g_trilinear, l, max(level, 0)).rgb, 1) * nol;
  }
  g_target[id] = float4(sum.rgb / max(sum.w, 1e-4f), 1);
}
