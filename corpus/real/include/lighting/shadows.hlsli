// How much of a light arrives: cascades for the sun, an atlas for spots, cubes for points.
#ifndef LIGHTING_SHADOWS
#define LIGHTING_SHADOWS
#include "math.hlsli"
#include "resources.hlsli"
#include "surface.hlsli"

static const float2 POISSON[16] = {
  float2(-0.94201624f, -0.39906216f), float2(0.94558609f, -0.76890725f),
  float2(-0.09418410f, -0.92938870f), float2(0.34495938f, 0.29387760f),
  float2(-0.91588581f, 0.45771432f), float2(-0.81544232f, -0.87912464f),
  float2(-0.38277543f, 0.27676845f), float2(0.97484398f, 0.75648379f),
  float2(0.44323325f, -0.97511554f), float2(0.53742981f, -0.47373420f),
  float2(-0.26496911f, -0.41893023f), float2(0.79197514f, 0.19090188f),
  float2(-0.24188840f, 0.99706507f), float2(-0.81409955f, 0.91437590f),
  float2(0.19984126f, 0.78641367f), float2(0.14383161f, -0.14100790f),
};

struct ShadowCoordinate {
  float2 uv;
  float depth;
  uint slice;
  bool isInside;
};

float noise_angle(float2 pixel) {
  return interleaved_gradient_noise(pixel, g_frame) * TWO_PI;
}

// The sun.
uint select_cascade(float depth) {
  uint cascade = 0;
  [unroll]
  for (uint i = 0; i < CASCADES - 1; ++i)
    cascade += depth > g_cascadeSplits[i];
  return cascade;
}

float3 offset_position(Surface s, float texelSize) {
  float nol = saturate(dot(s.geometryNormal, -g_sun.direction));
  float slope = sqrt(1 - square(nol));
  return s.position + s.geometryNormal * (g_sun.normalBias * slope * texelSize);
}

ShadowCoordinate project_cascade(float3 position, uint cascade) {
  ShadowCoordinate c;
  float4 p = mul(float4(position, 1), g_cascades[cascade].toShadow);
  c.uv = p.xy * float2(0.5f, -0.5f) + 0.5f;
  c.depth = p.z - g_sun.bias;
  c.slice = cascade;
  c.isInside = all(saturate(c.uv) == c.uv) && p.z < 1;
  return c;
}

float sample_cascade(ShadowCoordinate c, float2 offset) {
  return g_sunShadow.SampleCmpLevelZero(g_shadowCompare, float3(c.uv + offset, c.slice), c.depth);
}

float filter_grid(ShadowCoordinate c, float2 texel) {
  float sum = 0;
  [unroll]
  for (int y = -1; y <= 1; ++y) {
    [unroll]
    for (int x = -1; x <= 1; ++x) {
      float weight = (2 - abs(x)) * (2 - abs(y));
      sum += weight * sample_cascade(c, float2(x, y) * texel);
    }
  }
  return sum / 16;
}

float filter_disk(ShadowCoordinate c, float2 radius, float angle, uint count) {
  float s, t;
  sincos(angle, s, t);
  float2x2 turn = float2x2(t, -s, s, t);
  float sum = 0;
  for (uint i = 0; i < min(count, 16); ++i)
    sum += sample_cascade(c, mul(turn, POISSON[i]) * radius);
  return sum / min(count, 16);
}

// The mean depth of what stands before a point, negative where nothing does.
float find_blockers(ShadowCoordinate c, float2 radius, float angle, uint count) {
  float sum = 0;
  uint found = 0;
  [loop]
  for (uint i = 0; i < count; ++i) {
    float2 offset = vogel_disk(i, count, angle) * radius;
    float depth = g_sunShadow.SampleLevel(g_pointClamp, float3(c.uv + offset, c.slice), 0);
    if (depth < c.depth) {
      sum += depth;
      ++found;
    }
  }
  return found ? sum / found : -1;
}

float filter_soft(ShadowCoordinate c, Cascade cascade, float angle) {
  float2 search = cascade.texel * g_sun.softness * 8;
  float blocker = find_blockers(c, search, angle, g_sun.samples);
  if (blocker < 0)
    return 1;
  float range = cascade.farPlane - cascade.nearPlane;
  float penumbra = (c.depth - blocker) * range * tan(g_sun.angularRadius);
  float2 radius = max(penumbra / max(cascade.sphere.w, EPSILON), cascade.texel);
  return filter_disk(c, radius, angle, g_sun.samples);
}

float contact_shadow(float2 pixel) {
  return g_contactShadow.Load(int3(pixel, 0));
}

float sun_shadow(Surface s, float2 pixel) {
  uint cascade = select_cascade(s.depth);
  float texel = g_cascades[cascade].texel.x * g_cascades[cascade].sphere.w;
  ShadowCoordinate c = project_cascade(offset_position(s, texel), cascade);
  if (!c.isInside)
    return 1;
  float angle = noise_angle(pixel);
  float lit = g_sun.softness > 0 ? filter_soft(c, g_cascades[cascade], angle) : filter_grid(c, g_cascades[cascade].texel);

  // Over the last tenth of a cascade the next one fades in.
  float end = g_cascadeSplits[cascade];
  float blend = remap(s.depth, end * 0.9f, end);
  if (blend > 0 && cascade + 1 < CASCADES) {
    ShadowCoordinate next = project_cascade(offset_position(s, texel), cascade + 1);
    if (next.isInside)
      lit = lerp(lit, filter_grid(next, g_cascades[cascade + 1].texel), blend);
  }
  float fade = remap(s.depth, g_cascadeSplits[CASCADES - 1] * g_sun.fade, g_cascadeSplits[CASCADES - 1]);
  return min(lerp(lit, 1, fade), contact_shadow(pixel));
}

// Spots.
float spot_shadow(Surface s, int index, float2 pixel) {
  float4 p = mul(float4(s.position + s.geometryNormal * 0.01f, 1), g_spotToShadow[index]);
  if (p.w <= 0)
    return 1;
  p.xyz /= p.w;
  float4 place = g_spotAtlas[index];
  float2 uv = saturate(p.xy * float2(0.5f, -0.5f) + 0.5f) * place.zw + place.xy;
  float2 size;
  g_spotShadow.GetDimensions(size.x, size.y);
  float angle = noise_angle(pixel);
  float sum = 0;
  [unroll(4)]
  for (uint i = 0; i < 4; ++i) {
    float2 offset = vogel_disk(i, 4, angle) * 2 / size;
    float4 depths = g_spotShadow.Gather(g_pointClamp, uv + offset);
    sum += dot(select(depths > p.z - 0.002f, float4(1, 1, 1, 1), float4(0, 0, 0, 0)), 0.25f);
  }
  return sum / 4;
}

// Points.
float point_shadow(float3 toLight, float radius, int index) {
  float3 from = -toLight;
  float depth = length(from) / radius - 0.005f;
  float3 t, b;
  make_basis(from / max(length(from), EPSILON), t, b);
  float sum = 0;
  for (uint i = 0; i < 8; ++i) {
    float2 offset = POISSON[i * 2] * 0.02f * length(from);
    float3 direction = from + t * offset.x + b * offset.y;
    sum += g_pointShadow.SampleCmpLevelZero(g_shadowCompare, float4(direction, index), depth);
  }
  return sum / 8;
}

#endif
