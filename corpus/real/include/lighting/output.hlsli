// What the pass writes: colour, motion, normals for later passes, and pictures for debugging.
#ifndef LIGHTING_OUTPUT
#define LIGHTING_OUTPUT
#include "interface.hlsli"
#include "math.hlsli"
#include "shadows.hlsli"
#include "surface.hlsli"

float3 expose(float3 color) {
  return color * g_exposure.x;
}

// A curve like film's (Narkowicz), for the debug views only; the frame stays linear.
float3 tone_map(float3 x) {
  return saturate(x * (2.51f * x + 0.03f) / (x * (2.43f * x + 0.59f) + 0.14f));
}

float2 motion_vector(float4 current, float4 previous) {
  float2 now = current.xy / current.w - g_jitter;
  float2 before = previous.xy / previous.w;
  return (now - before) * float2(0.5f, -0.5f);
}

float3 cascade_color(uint cascade) {
  static const float3 colors[CASCADES] = {
    float3(1, 0.3f, 0.3f),
    float3(0.3f, 1, 0.3f),
    float3(0.3f, 0.3f, 1),
    float3(1, 1, 0.3f),
  };
  return colors[cascade];
}

float3 debug_color(Surface s, float3 color, uint used) {
  if (g_debug & DEBUG_CASCADES)
    color *= cascade_color(select_cascade(s.depth));
  if (g_debug & DEBUG_TILES)
    color = lerp(color, heat_map((float)used / LIGHTS_PER_TILE), 0.5f);
  if (g_debug & DEBUG_NORMALS)
    color = s.normal * 0.5f + 0.5f;
  if (g_debug & DEBUG_ROUGHNESS)
    color = s.perceptualRoughness.xxx;
  return g_debug ? linear_to_srgb(tone_map(color)) : color;
}

Output make_output(Surface s, float3 color, float4 current, float4 previous) {
  Output output;
  output.color = float4(color, s.opacity);
  output.motion = motion_vector(current, previous);
  output.normalRoughness = float4(octahedron_encode(s.normal), s.perceptualRoughness, s.clearCoat);
  output.specular = float4(s.f0, s.occlusion);
  return output;
}

#endif
