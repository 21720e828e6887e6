// Lights with an extent: representative points for spheres and tubes, transformed cosines for polygons.
#ifndef LIGHTING_AREA_LIGHTS
#define LIGHTING_AREA_LIGHTS
#include "brdf.hlsli"
#include "math.hlsli"
#include "resources.hlsli"
#include "surface.hlsli"

static const float LUT_SIZE = 64;
static const float LUT_SCALE = (LUT_SIZE - 1) / LUT_SIZE;
static const float LUT_BIAS = 0.5f / LUT_SIZE;

struct AreaSample {
  float3 direction;
  float energy;
  float attenuation;
};

// The point of a sphere nearest to the mirrored ray (Karis).
AreaSample sample_sphere(Surface s, Light light, float3 toLight) {
  AreaSample sample;
  float3 r = s.mirrored();
  float3 toRay = dot(toLight, r) * r - toLight;
  float3 closest = toLight + toRay * saturate(light.sourceRadius * rsqrt(max(dot(toRay, toRay), EPSILON)));
  float distance2 = max(dot(toLight, toLight), EPSILON);
  float widened = saturate(s.alpha + light.sourceRadius * rsqrt(distance2) * 0.5f);
  sample.direction = safe_normalize(closest);
  sample.energy = square(s.alpha / max(widened, EPSILON));
  sample.attenuation = 1 / max(distance2, square(light.sourceRadius));
  return sample;
}

// The point of a segment nearest to the mirrored ray.
float3 closest_on_segment(float3 from, float3 to, float3 r) {
  float3 along = to - from;
  float ra = dot(r, along);
  float denominator = dot(along, along) - square(ra);
  float t = (dot(r, from) * ra - dot(from, along)) / max(denominator, EPSILON);
  return from + along * saturate(t);
}

AreaSample sample_tube(Surface s, Light light, float3 toLight) {
  AreaSample sample;
  float3 halfAxis = light.right * light.sourceLength * 0.5f;
  float3 from = toLight - halfAxis;
  float3 to = toLight + halfAxis;
  float lengthFrom = length(from);
  float lengthTo = length(to);
  float3 closest = closest_on_segment(from, to, s.mirrored());
  float distance2 = max(dot(closest, closest), EPSILON);
  float widened = saturate(s.alpha + light.sourceLength * rsqrt(distance2) * 0.25f);
  float cosine = dot(from, to) / max(lengthFrom * lengthTo, EPSILON);
  sample.direction = closest * rsqrt(distance2);
  sample.energy = s.alpha / max(widened, EPSILON);
  sample.attenuation = 2 / max(lengthFrom * lengthTo * (1 + cosine), EPSILON);
  return sample;
}

// Linearly transformed cosines (Heitz and others).
float3x3 area_matrix(Surface s, out float2 magnitude) {
  float theta = fast_acos(saturate(s.nov()));
  float2 uv = float2(s.perceptualRoughness, theta / (0.5f * PI)) * LUT_SCALE + LUT_BIAS;
  float4 m = g_areaLightMatrix.SampleLevel(g_linearClamp, uv, 0);
  magnitude = g_areaLightMagnitude.SampleLevel(g_linearClamp, uv, 0);
  return float3x3(1, 0, m.y,
                  0, m.z, 0,
                  m.w, 0, m.x);
}

float3 edge_integral(float3 a, float3 b) {
  float x = dot(a, b);
  float y = abs(x);
  float numerator = 0.8543985f + (0.4965155f + 0.0145206f * y) * y;
  float denominator = 3.4175940f + (4.1616724f + y) * y;
  float v = numerator / denominator;
  float weight = x > 0 ? v : 0.5f * rsqrt(max(1 - square(x), 1e-7f)) - v;
  return cross(a, b) * weight;
}

// Cut off what lies under the horizon; the count is 0, 3, 4 or 5.
uint clip_quad(inout float3 p[5]) {
  uint config = 0;
  [unroll]
  for (uint i = 0; i < 4; ++i)
    config += p[i].z > 0 ? 1u << i : 0;
  uint count = 0;
  switch (config) {
  case 0:
    break;
  case 1:
    count = 3;
    p[1] = -p[1].z * p[0] + p[0].z * p[1];
    p[2] = -p[3].z * p[0] + p[0].z * p[3];
    break;
  case 2:
    count = 3;
    p[0] = -p[0].z * p[1] + p[1].z * p[0];
    p[2] = -p[2].z * p[1] + p[1].z * p[2];
    break;
  case 3:
    count = 4;
    p[2] = -p[2].z * p[1] + p[1].z * p[2];
    p[3] = -p[3].z * p[0] + p[0].z * p[3];
    break;
  case 4:
    count = 3;
    p[0] = -p[3].z * p[2] + p[2].z * p[3];
    p[1] = -p[1].z * p[2] + p[2].z * p[1];
    break;
  case 6:
    count = 4;
    p[0] = -p[0].z * p[1] + p[1].z * p[0];
    p[3] = -p[3].z * p[2] + p[2].z * p[3];
    break;
  case 7:
    count = 5;
    p[4] = -p[3].z * p[0] + p[0].z * p[3];
    p[3] = -p[3].z * p[2] + p[2].z * p[3];
    break;
  case 8:
    count = 3;
    p[0] = -p[0].z * p[3] + p[3].z * p[0];
    p[1] = -p[2].z * p[3] + p[3].z * p[2];
    p[2] = p[3];
    break;
  case 9:
    count = 4;
    p[1] = -p[1].z * p[0] + p[0].z * p[1];
    p[2] = -p[2].z * p[3] + p[3].z * p[2];
    break;
  case 11:
    count = 5;
    p[4] = p[3];
    p[3] = -p[2].z * p[3] + p[3].z * p[2];
    p[2] = -p[2].z * p[1] + p[1].z * p[2];
    break;
  case 12:
    count = 4;
    p[1] = -p[1].z * p[2] + p[2].z * p[1];
    p[0] = -p[0].z * p[3] + p[3].z * p[0];
    break;
  case 13:
    count = 5;
    p[4] = p[3];
    p[3] = p[2];
    p[2] = -p[1].z * p[2] + p[2].z * p[1];
    p[1] = -p[1].z * p[0] + p[0].z * p[1];
    break;
  case 14:
    count = 5;
    p[4] = -p[0].z * p[3] + p[3].z * p[0];
    p[0] = -p[0].z * p[1] + p[1].z * p[0];
    break;
  case 15:
    count = 4;
    break;
  default:
    count = 0;
    break;
  }
  if (count == 3)
    p[3] = p[0];
  if (count == 4)
    p[4] = p[0];
  return count;
}

float integrate_polygon(float3 p[5], uint count) {
  if (count == 0)
    return 0;
  [unroll]
  for (uint i = 0; i < 5; ++i)
    p[i] = safe_normalize(p[i]);
  float3 sum = edge_integral(p[0], p[1]) + edge_integral(p[1], p[2]) + edge_integral(p[2], p[3]);
  if (count >= 4)
    sum += edge_integral(p[3], p[4]);
  if (count == 5)
    sum += edge_integral(p[4], p[0]);
  return abs(sum.z);
}

float evaluate_rectangle(Surface s, float3x3 inverse, float3 corners[4]) {
  float3 t = safe_normalize(s.view - s.normal * dot(s.view, s.normal));
  float3 b = cross(s.normal, t);
  float3x3 m = mul(inverse, float3x3(t, b, s.normal));
  float3 p[5];
  [unroll]
  for (uint i = 0; i < 4; ++i)
    p[i] = mul(m, corners[i] - s.position);
  p[4] = p[3];
  uint count = clip_quad(p);
  return integrate_polygon(p, count);
}

float3 shade_rectangle(Surface s, Light light) {
  float3 up = cross(light.direction, light.right);
  float3 x = light.right * light.sourceLength * 0.5f;
  float3 y = up * light.sourceRadius * 0.5f;
  float3 corners[4] = {
    light.position - x - y,
    light.position + x - y,
    light.position + x + y,
    light.position - x + y,
  };
  if (dot(s.position - light.position, light.direction) < 0)
    return 0;
  float2 magnitude;
  float3x3 inverse = area_matrix(s, magnitude);
  float3x3 identity = float3x3(1, 0, 0, 0, 1, 0, 0, 0, 1);
  float specular = evaluate_rectangle(s, inverse, corners);
  float diffuse = evaluate_rectangle(s, identity, corners);
  float3 reflectance = s.f0 * magnitude.x + (1 - s.f0) * magnitude.y;
  return light.color * (specular * reflectance + diffuse * s.diffuse) / TWO_PI;
}

#endif
