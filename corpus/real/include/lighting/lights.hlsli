// The lights of a tile, one by one.
#ifndef LIGHTING_LIGHTS
#define LIGHTING_LIGHTS
#include "area_lights.hlsli"
#include "brdf.hlsli"
#include "resources.hlsli"
#include "shadows.hlsli"

struct TileList {
  uint first;
  uint count;
};

TileList load_tile(float2 pixel) {
  uint2 tile = (uint2)pixel / 16;
  uint index = tile.y * g_tileColumns + tile.x;
  TileList list;
  list.first = index * LIGHTS_PER_TILE;
  list.count = min(g_tileCounts.Load(index * 4), LIGHTS_PER_TILE);
  return list;
}

// Inverse square, let out smoothly at the radius (Karis).
float distance_attenuation(float distance2, float radius) {
  float factor = distance2 / square(radius);
  float window = saturate(1 - square(factor));
  return square(window) / max(distance2, 0.0001f);
}

float angle_attenuation(Light light, float3 l) {
  float cosine = dot(-light.direction, l);
  return square(remap(cosine, light.cosOuter, light.cosInner));
}

float light_shadow(Surface s, Light light, float3 toLight, float2 pixel) {
  if (light.shadow < 0)
    return 1;
  if (light.kind == LightKind::Spot)
    return spot_shadow(s, light.shadow, pixel);
  return point_shadow(toLight, light.radius, light.shadow);
}

float3 shade_punctual(Surface s, Light light, float3 toLight, float2 dfg) {
  float distance2 = dot(toLight, toLight);
  float3 l = toLight * rsqrt(max(distance2, EPSILON));
  float attenuation = distance_attenuation(distance2, light.radius);
  if (light.kind == LightKind::Spot)
    attenuation *= angle_attenuation(light, l);
  if (attenuation <= 0)
    return 0;
  return shade(s, l, light.color * attenuation, dfg);
}

float3 shade_sphere(Surface s, Light light, float3 toLight, float2 dfg) {
  AreaSample sample = sample_sphere(s, light, toLight);
  float3 l = safe_normalize(toLight);
  Angles a = make_angles(s.normal, s.view, sample.direction);
  float3 specular = specular_lobe(s, a, sample.direction) * sample.energy * energy_compensation(s, dfg);
  float3 diffuse = s.diffuse * diffuse_wrapped(dot(s.normal, l), light.sourceRadius / light.radius) * INV_PI;
  return (specular * a.nol + diffuse) * light.color * sample.attenuation;
}

float3 shade_tube(Surface s, Light light, float3 toLight, float2 dfg) {
  AreaSample sample = sample_tube(s, light, toLight);
  Angles a = make_angles(s.normal, s.view, sample.direction);
  float3 specular = specular_lobe(s, a, sample.direction) * sample.energy * energy_compensation(s, dfg);
  return (specular + s.diffuse * diffuse_lambert()) * a.nol * light.color * sample.attenuation;
}

float3 shade_disk(Surface s, Light light, float3 toLight, float2 dfg) {
  float3 l = safe_normalize(toLight);
  float facing = saturate(dot(-l, light.direction));
  float distance2 = dot(toLight, toLight);
  float size2 = square(light.sourceRadius);
  float form = PI * size2 / (distance2 + size2);
  return shade(s, l, light.color * form * facing, dfg);
}

float3 shade_light(Surface s, Light light, float2 pixel, float2 dfg) {
  float3 toLight = light.position - s.position;
  if (dot(toLight, toLight) > square(light.radius))
    return 0;
  float3 result = 0;
  [branch]
  switch (light.kind) {
  case LightKind::Point:
  case LightKind::Spot:
    result = shade_punctual(s, light, toLight, dfg);
    break;
  case LightKind::Sphere:
    result = shade_sphere(s, light, toLight, dfg);
    break;
  case LightKind::Tube:
    result = shade_tube(s, light, toLight, dfg);
    break;
  case LightKind::Rectangle:
    result = shade_rectangle(s, light);
    break;
  case LightKind::Disk:
    result = shade_disk(s, light, toLight, dfg);
    break;
  }
  if (max3(result) > 0)
    result *= light_shadow(s, light, toLight, pixel);
  return result;
}

float3 shade_sun(Surface s, float2 pixel, float2 dfg) {
  float3 l = -g_sun.direction;
  // A disk: its edge nearest to the mirrored ray.
  float3 r = s.mirrored();
  float cosine = dot(l, r);
  float rim = cos(g_sun.angularRadius);
  float3 across = r - cosine * l;
  float3 towards = cosine < rim ? safe_normalize(rim * l + safe_normalize(across) * sin(g_sun.angularRadius)) : r;
  float3 direct = shade(s, towards, g_sun.color, dfg);
  return max3(direct) > 0 ? direct * sun_shadow(s, pixel) : 0;
}

float3 shade_lights(Surface s, float2 pixel, uint instanceMask, float2 dfg, out uint used) {
  TileList list = load_tile(pixel);
  float3 sum = 0;
  used = 0;
  [loop]
  for (uint i = 0; i < list.count; ++i) {
    uint index = g_tileLights[list.first + i];
    Light light = g_lights[index];
    if ((light.mask & instanceMask) == 0)
      continue;
    sum += shade_light(s, light, pixel, dfg);
    ++used;
  }
  return sum;
}

#endif
