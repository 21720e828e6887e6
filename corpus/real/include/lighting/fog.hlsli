// What lies between the surface and the eye.
#ifndef LIGHTING_FOG
#define LIGHTING_FOG
#include "math.hlsli"
#include "resources.hlsli"

float3 world_from_depth(float2 uv, float depth, float4x4 inverseViewProjection) {
  float4 clip = float4(uv * float2(2, -2) + float2(-1, 1), depth, 1);
  float4 world = mul(clip, inverseViewProjection);
  return world.xyz / world.w;
}

float phase_henyey_greenstein(float cosine, float g) {
  float g2 = square(g);
  return (1 - g2) / (4 * PI * pow(max(1 + g2 - 2 * g * cosine, EPSILON), 1.5f));
}

float phase_rayleigh(float cosine) {
  return 3 / (16 * PI) * (1 + square(cosine));
}

// The integral of exp(-falloff * height) along the ray.
float height_fog(float3 from, float3 to) {
  float3 ray = to - from;
  float distance = max(length(ray) - g_fogStart, 0);
  float slope = ray.y * g_fogFalloff;
  float density = g_fogDensity * exp(-g_fogFalloff * (from.y - g_fogHeight));
  float mean = abs(slope) > 0.001f ? (1 - exp(-slope)) / slope : 1 - slope * 0.5f;
  return min(1 - exp(-density * mean * distance), g_fogMaximum);
}

float3 fog_color(float3 view) {
  float cosine = dot(-view, -g_sun.direction);
  float phase = phase_henyey_greenstein(cosine, g_fogAnisotropy);
  return g_fogColor + g_fogInscatter * g_sun.color * phase;
}

float4 volumetric_fog(float2 pixel, float depth) {
  float slice = log2(1 + depth / g_volumeFar * (exp2(4.0f) - 1)) / 4;
  float2 uv = pixel * g_invViewport;
  float noise = g_blueNoise.Load(int3((int2)pixel & 63, 0)) - 0.5f;
  return g_fogVolume.SampleLevel(g_linearClamp, float3(uv, saturate(slice) + noise / g_volumeSize.z), 0);
}

float3 apply_fog(float3 color, float3 position, float3 view, float2 pixel, float depth) {
  float height = height_fog(g_eye, position);
  color = lerp(color, fog_color(view), height);
  float4 volume = volumetric_fog(pixel, depth);
  return color * volume.a + volume.rgb;
}

#endif
