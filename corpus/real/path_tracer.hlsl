// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Diffuse, mirrors and glass: paths through a list of spheres, summed up over frames.
#include "include/random.hlsli"
struct Sphere { float3 center; float radius; float3 albedo; float roughness; float3 emission; uint kind; };
struct Ray { float3 origin, direction; float3 at(float t) { return origin + direction * t; } };
StructuredBuffer<Sphere> g_spheres : register(t0);
RWTexture2D<float4> g_sum : register(u0);
cbuffer Trace : register(b0) { row_major float4x4 g_toWorld; uint2 g_size; uint g_count, g_frame, g_bounces; };
enum Kind { DIFFUSE, MIRROR, GLASS };

bool intersect(Ray ray, inout float nearest, out uint found) {
  found = ~0u;
  for (uint i = 0; i < g_count; ++i) {
    float3 to = g_spheres[i].center - ray.origin;
    float b = dot(to, ray.direction), d = b * b - dot(to, to) + g_spheres[i].radius * g_spheres[i].radius;
    if (d < 0)
      continue;
    d = sqrt(d);
    float t = b - d > 1e-3f ? b - d : b + d;
    if (t > 1e-3f && t < nearest) {
      nearest = t;
      found = i;
    }
  }
  return found != ~0u;
}

float3 random_direction(inout Random random) {
  float z = random.unit() * 2 - 1, a = random.unit() * 6.2831853f;
  return float3(sqrt(1 - z * z) * float2(cos(a), sin(a)), z);
}

float3 trace(Ray ray, inout Random random) {
  float3 color = 0, weight = 1;
  for (uint bounce = 0; bounce < g_bounces; ++bounce) {
    float t = 1e30f;
    uint index;
    if (!intersect(ray, t, index))
      return color + weight * lerp(1, float3(0.5f, 0.7f, 1), 0.5f * ray.direction.y + 0.5f);
    Sphere s = g_spheres[index];
    float3 p = ray.at(t), n = (p - s.center) / s.radius;
    color += weight * s.emission;
    weight *= s.albedo;
    ray.origin = p;
    if (s.kind == DIFFUSE) {
      ray.direction = normalize(n + random_direction(random));
    } else if (s.kind == MIRROR) {
      ray.direction = normalize(reflect(ray.direction, n) + s.roughness * random_direction(random));
    } else {
      bool entering = dot(ray.direction, n) < 0;
      float3 bent = refract(ray.direction, entering ? n : -n, entering ? 1 / 1.5f : 1.5f);
      ray.direction = all(bent == 0) ? reflect(ray.direction, n) : bent;
    }
    float survive = max(weight.r, max(weight.g, weight.b));
    if (random.unit() > survive)
      break;
    weight /= survive;
  }
  return color;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (any(id.xy >= g_size))
    return;
  Random random;
  random.state = hash(id.x + g_size.x * id.y) ^ hash(g_frame);
  float2 ndc = ((id.xy + random.unit2()) / g_size * 2 - 1) * float2(1, -1);
  Ray ray;
  ray.origin = g_toWorld[3].xyz;
  ray.direction = normalize(mul(float4(ndc, 1, 0), g_toWorld).xyz);
  float4 sum = g_frame ? g_sum[id.xy] : 0;
  g_sum[id.xy] = sum + float4(trace(ray, random), 1);
}
