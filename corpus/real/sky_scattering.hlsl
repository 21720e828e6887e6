// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Rayleigh and Mie scattering of one sun, integrated along the view.
#include "include/common.hlsli"
cbuffer Sky : register(b1) { float3 g_sun; float g_intensity; float g_planet, g_atmosphere, g_rayleighHeight,
    g_mieHeight; };
static const float3 RAYLEIGH = float3(5.8e-6f, 13.5e-6f, 33.1e-6f);
static const float MIE = 21e-6f, G = 0.76f;

bool hit_sphere(float3 o, float3 d, float radius, out float2 t) {
  float b = dot(o, d), c = dot(o, o) - radius * radius, h = b * b - c;
  t = float2(-b - sqrt(max(h, 0)), -b + sqrt(max(h, 0)));
  return h >= 0;
}

float2 densities(float3 p) {
  float height = length(p) - g_planet;
  return exp(-height / float2(g_rayleighHeight, g_mieHeight));
}

float2 optical_depth(float3 o, float3 d) {
  float2 t, sum = 0;
  hit_sphere(o, d, g_atmosphere, t);
  const int COUNT = 8;
  float delta = t.y / COUNT;
  for (int i = 0; i < COUNT; ++i)
    sum += densities(o + d * delta * (i + 0.5f)) * delta;
  return sum;
}

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD0) : SV_Target {
  float3 ray = normalize(world_position(uv, 1) - g_eye), origin = float3(0, g_planet + 1, 0);
  float2 t;
  if (!hit_sphere(origin, ray, g_atmosphere, t))
    return 0;
  float c = dot(ray, g_sun);
  float phaseR = 3 / (16 * PI) * (1 + c * c);
  float phaseM = 3 / (8 * PI) * (1 - G * G) * (1 + c * c) / ((2 + G * G) * pow(1 + G * G - 2 * G * c, 1.5f));
  float3 sumR = 0, sumM = 0;
  float2 depth = 0;
  const float delta = t.y / 16;
  [loop] for (int i = 0; i < 16; ++i) {
    float3 p = origin + ray * delta * (i + 0.5f);
    float2 d = densities(p) * delta;
    depth += d;
    float2 total = depth + optical_depth(p, g_sun);
    float3 through = exp(-(RAYLEIGH * total.x + MIE * 1.1f * total.y));
    sumR += through * d.x;
    sumM += through * d.y;
  }
  return float4(g_intensity * (sumR * RAYLEIGH * phaseR + sumM * MIE * phaseM), 1);
}
