// Reflectance: the terms, and the lobes they make.
#ifndef LIGHTING_BRDF
#define LIGHTING_BRDF
#include "math.hlsli"
#include "surface.hlsli"

struct Angles {
  float nol;
  float nov;
  float noh;
  float voh;
  float loh;
  float3 half_vector;
};

Angles make_angles(float3 n, float3 v, float3 l) {
  Angles a;
  a.half_vector = safe_normalize(v + l);
  a.nol = saturate(dot(n, l));
  a.nov = max(dot(n, v), 1e-4f);
  a.noh = saturate(dot(n, a.half_vector));
  a.voh = saturate(dot(v, a.half_vector));
  a.loh = saturate(dot(l, a.half_vector));
  return a;
}

// Fresnel.
float3 fresnel_schlick(float3 f0, float f90, float u) {
  return f0 + (f90 - f0) * pow5(1 - u);
}

float fresnel_schlick(float f0, float f90, float u) {
  return f0 + (f90 - f0) * pow5(1 - u);
}

float3 fresnel_roughness(float3 f0, float roughness, float u) {
  return f0 + (max((1 - roughness).xxx, f0) - f0) * pow5(1 - u);
}

// Distributions.
float distribution_ggx(float noh, float alpha) {
  float a2 = square(alpha);
  float d = (noh * a2 - noh) * noh + 1;
  return a2 / (PI * d * d);
}

float distribution_ggx_anisotropic(float noh, float toh, float boh, float at, float ab) {
  float a2 = at * ab;
  float3 d = float3(ab * toh, at * boh, a2 * noh);
  float d2 = dot(d, d);
  float w = a2 / max(d2, EPSILON);
  return a2 * square(w) * INV_PI;
}

float distribution_charlie(float noh, float alpha) {
  float inverted = 1 / alpha;
  float sin2 = max(1 - square(noh), 0.0078125f);
  return (2 + inverted) * pow(sin2, inverted * 0.5f) / TWO_PI;
}

// Visibility: geometry over 4 (n.l)(n.v).
float visibility_smith(float nov, float nol, float alpha) {
  float a2 = square(alpha);
  float v = nol * sqrt((nov - a2 * nov) * nov + a2);
  float l = nov * sqrt((nol - a2 * nol) * nol + a2);
  return 0.5f / max(v + l, EPSILON);
}

float visibility_smith_fast(float nov, float nol, float alpha) {
  return 0.5f / max(lerp(2 * nol * nov, nol + nov, alpha), EPSILON);
}

float visibility_smith_anisotropic(float at, float ab, float tov, float bov, float tol, float bol, float nov,
                                   float nol) {
  float v = nol * length(float3(at * tov, ab * bov, nov));
  float l = nov * length(float3(at * tol, ab * bol, nol));
  return saturate(0.5f / max(v + l, EPSILON));
}

float visibility_kelemen(float loh) {
  return saturate(0.25f / max(square(loh), EPSILON));
}

float visibility_neubelt(float nov, float nol) {
  return saturate(1 / max(4 * (nol + nov - nol * nov), EPSILON));
}

// Diffuse.
float diffuse_lambert() {
  return INV_PI;
}

float diffuse_burley(Angles a, float roughness) {
  float f90 = 0.5f + 2 * roughness * square(a.loh);
  float scatterLight = fresnel_schlick(1.0f, f90, a.nol);
  float scatterView = fresnel_schlick(1.0f, f90, a.nov);
  return scatterLight * scatterView * INV_PI;
}

float diffuse_wrapped(float nol, float wrap) {
  return saturate((nol + wrap) / square(1 + wrap));
}

// Lobes: what comes back of light from l, without its colour.
float3 specular_isotropic(Surface s, Angles a) {
  float d = distribution_ggx(a.noh, s.alpha);
  float v = visibility_smith(a.nov, a.nol, s.alpha);
  return d * v * fresnel_schlick(s.f0, s.f90, a.loh);
}

float3 specular_anisotropic(Surface s, Angles a, float3 l) {
  float at = max(s.alpha * (1 + s.anisotropy), 0.001f);
  float ab = max(s.alpha * (1 - s.anisotropy), 0.001f);
  float toh = dot(s.tangent, a.half_vector);
  float boh = dot(s.bitangent, a.half_vector);
  float d = distribution_ggx_anisotropic(a.noh, toh, boh, at, ab);
  float v = visibility_smith_anisotropic(at, ab, dot(s.tangent, s.view), dot(s.bitangent, s.view),
                                         dot(s.tangent, l), dot(s.bitangent, l), a.nov, a.nol);
  return d * v * fresnel_schlick(s.f0, s.f90, a.loh);
}

float3 specular_lobe(Surface s, Angles a, float3 l) {
  if (s.has(MATERIAL_ANISOTROPIC))
    return specular_anisotropic(s, a, l);
  return specular_isotropic(s, a);
}

float3 sheen_lobe(Surface s, Angles a) {
  float d = distribution_charlie(a.noh, s.sheenAlpha);
  return s.sheenColor * d * visibility_neubelt(a.nov, a.nol);
}

float clear_coat_lobe(Surface s, float3 l, float3 h, float loh, out float fresnel) {
  float noh = saturate(dot(s.geometryNormal, h));
  fresnel = fresnel_schlick(0.04f, 1.0f, loh) * s.clearCoat;
  return distribution_ggx(noh, s.clearCoatAlpha) * visibility_kelemen(loh) * fresnel;
}

float3 subsurface_lobe(Surface s, Angles a, float3 l) {
  float through = saturate(dot(s.view, -l));
  float forward = exp2(through * 12.234f - 12.234f);
  float back = saturate(a.nol * s.thickness + (1 - s.thickness));
  return s.subsurface * lerp(back, 1.0f, forward) * INV_PI;
}

// Energy that single scattering loses comes back in colour (Fdez-Aguera).
float3 energy_compensation(Surface s, float2 dfg) {
  return 1 + s.f0 * (1 / max(dfg.x + dfg.y, EPSILON) - 1);
}

// All lobes for light of a colour from l.
float3 shade(Surface s, float3 l, float3 color, float2 dfg) {
  Angles a = make_angles(s.normal, s.view, l);
  float3 specular = specular_lobe(s, a, l) * energy_compensation(s, dfg);
  float3 diffuse = s.diffuse * diffuse_burley(a, s.perceptualRoughness);
  float3 result = (diffuse + specular) * a.nol;
  if (s.has(MATERIAL_SHEEN)) {
    float darkening = 1 - max3(s.sheenColor) * 0.5f;
    result = result * darkening + sheen_lobe(s, a) * a.nol;
  }
  if (s.has(MATERIAL_SUBSURFACE))
    result += subsurface_lobe(s, a, l);
  if (s.has(MATERIAL_CLEAR_COAT)) {
    float fresnel;
    float coat = clear_coat_lobe(s, l, a.half_vector, a.loh, fresnel);
    float coatNol = saturate(dot(s.geometryNormal, l));
    result = result * (1 - fresnel) + coat * coatNol;
  }
  return result * color;
}

#endif
