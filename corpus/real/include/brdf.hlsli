// Cook-Torrance with GGX, a Smith term and Schlick's Fresnel.
#ifndef REAL_BRDF_HLSLI
#define REAL_BRDF_HLSLI
#include "common.hlsli"

struct Surface {
  float3 position, normal, view, albedo, f0;
  float roughness, metallic, occlusion;
  static Surface make(float3 position, float3 normal, float3 albedo, float roughness, float metallic) {
    Surface s;
    s.position = position;
    s.normal = normal;
    s.view = normalize(g_eye - position);
    s.albedo = albedo * (1 - metallic);
    s.f0 = lerp(0.04f, albedo, metallic);
    s.roughness = max(roughness, 0.045f);
    s.metallic = metallic;
    s.occlusion = 1;
    return s;
  }
  float nov() { return saturate(dot(normal, view)) + 1e-5f; }
};

float d_ggx(float noh, float roughness) {
  float a2 = SQR(SQR(roughness));
  return a2 / (PI * SQR(noh * noh * (a2 - 1) + 1));
}

float v_smith(float nov, float nol, float roughness) {
  float a2 = SQR(SQR(roughness));
  return 0.5f / (nol * sqrt(nov * nov * (1 - a2) + a2) + nov * sqrt(nol * nol * (1 - a2) + a2));
}

float3 f_schlick(float3 f0, float voh) { return f0 + (1 - f0) * pow(1 - voh, 5); }

float3 shade(Surface s, float3 light, float3 radiance) {
  float nol = saturate(dot(s.normal, light));
  if (nol <= 0)
    return 0;
  float3 h = normalize(light + s.view);
  float noh = saturate(dot(s.normal, h)), voh = saturate(dot(s.view, h));
  float3 f = f_schlick(s.f0, voh);
  float3 specular = d_ggx(noh, s.roughness) * v_smith(s.nov(), nol, s.roughness) * f;
  return (s.albedo / PI * (1 - f) + specular) * radiance * nol;
}
#endif
