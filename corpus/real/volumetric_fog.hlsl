// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Light scattered into a frustum of voxels, then summed up from the camera on.
#include "include/common.hlsli"
RWTexture3D<float4> g_fog : register(u0);
Texture2DArray<float> g_shadow : register(t0);
Texture3D<float> g_density : register(t1);
SamplerComparisonState g_compare : register(s0);
SamplerState g_wrap : register(s1);
cbuffer Fog : register(b1) {
  row_major float4x4 g_toShadow;
  float3 g_sun; float g_anisotropy;
  float3 g_sunColor; float g_scatter;
  float3 g_ambient; uint g_slices;
};

float phase(float c, float g) { return (1 - g * g) / (4 * PI * pow(1 + g * g - 2 * g * c, 1.5f)); }
float slice_depth(float slice) { return g_near * pow(g_far / g_near, slice / g_slices); }

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint3 size;
  g_fog.GetDimensions(size.x, size.y, size.z);
  float2 uv = (id.xy + 0.5f) / size.xy;
  float3 far_ = world_position(uv, 1), ray = normalize(far_ - g_eye);
  float4 sum = float4(0, 0, 0, 1);
  float before = g_near;
  for (uint slice = 0; slice < g_slices; ++slice) {
    float depth = slice_depth(slice + 0.5f), thick = depth - before;
    float3 world = g_eye + ray * depth;
    float density = g_density.SampleLevel(g_wrap, world * 0.02f + g_time * 0.01f, 0) * exp(-world.y * 0.1f) * g_scatter;
    float3 light = mul(float4(world, 1), g_toShadow).xyz;
    float lit = g_shadow.SampleCmpLevelZero(g_compare, float3(light.xy, 0), light.z);
    float3 scattered = (g_sunColor * lit * phase(dot(ray, -g_sun), g_anisotropy) + g_ambient) * density;
    float through = exp(-density * thick);
    sum.rgb += sum.a * scattered * (1 - through) / max(density, 1e-5f);
    sum.a *= through;
    before = depth;
    g_fog[uint3(id.xy, slice)] = sum;
  }
}
