// Light from everywhere: spherical harmonics, probes with boxes, the sky.
#ifndef LIGHTING_ENVIRONMENT
#define LIGHTING_ENVIRONMENT
#include "brdf.hlsli"
#include "resources.hlsli"

float2 environment_brdf(Surface s) {
  return g_brdfLut.SampleLevel(g_linearClamp, float2(s.nov(), s.perceptualRoughness), 0);
}

// Irradiance of nine coefficients (Ramamoorthi and Hanrahan), the constants folded in.
float3 sh_irradiance(float3 n) {
  float3 result = g_sh[0].rgb;
  result += g_sh[1].rgb * n.y + g_sh[2].rgb * n.z + g_sh[3].rgb * n.x;
  result += g_sh[4].rgb * (n.x * n.y) + g_sh[5].rgb * (n.y * n.z) + g_sh[7].rgb * (n.x * n.z);
  result += g_sh[6].rgb * (3 * square(n.z) - 1) + g_sh[8].rgb * (square(n.x) - square(n.y));
  return max(result, 0);
}

float3 sh_dominant_direction() {
  float3 d = float3(luminance(g_sh[3].rgb), luminance(g_sh[1].rgb), luminance(g_sh[2].rgb));
  return safe_normalize(d);
}

// Where the mirrored ray leaves the box of a probe.
float3 box_projection(Probe probe, float3 position, float3 r) {
  float3 inverted = 1 / select(abs(r) < EPSILON, EPSILON.xxx, r);
  float3 first = (probe.boxMax - position) * inverted;
  float3 second = (probe.boxMin - position) * inverted;
  float t = min3(max(first, second));
  return position + r * t - probe.center;
}

float probe_weight(Probe probe, float3 position) {
  float3 inside = min(position - probe.boxMin, probe.boxMax - position);
  float edge = min3(inside);
  return saturate(edge / max(probe.fade, EPSILON)) * probe.weight;
}

// Rougher lobes lean towards the normal (Lagarde and de Rousiers).
float3 dominant_direction(Surface s) {
  float3 r = s.mirrored();
  float smoothness = 1 - s.perceptualRoughness;
  float factor = smoothness * (sqrt(smoothness) + s.perceptualRoughness);
  return normalize(lerp(s.normal, r, factor));
}

float3 anisotropic_direction(Surface s) {
  float3 along = s.anisotropy >= 0 ? s.bitangent : s.tangent;
  float3 side = cross(along, s.view);
  float3 bent = cross(side, along);
  float3 n = normalize(lerp(s.normal, bent, abs(s.anisotropy) * saturate(5 * s.perceptualRoughness)));
  return reflect(-s.view, n);
}

float3 sample_sky(float3 direction, float roughness) {
  float level = roughness * g_probeMips;
  return g_sky.SampleLevel(g_linearClamp, direction, level) * g_skyIntensity;
}

float3 sample_probes(float3 position, float3 direction, float roughness) {
  float3 sum = 0;
  float total = 0;
  for (uint i = 0; i < min(g_probeCount, PROBE_COUNT); ++i) {
    Probe probe = g_probes[i];
    float weight = probe_weight(probe, position) * (1 - total);
    if (weight <= 0)
      continue;
    float3 ray = box_projection(probe, position, direction);
    float level = roughness * g_probeMips;
    float4 texel = g_probeMaps.SampleLevel(g_linearClamp, float4(ray, probe.slice), level);
    sum += texel.rgb * weight;
    total += weight;
    if (total > 0.995f)
      break;
  }
  if (total < 1)
    sum += sample_sky(direction, roughness) * (1 - total);
  return sum;
}

// Occlusion.
float specular_occlusion(Surface s, float occlusion) {
  float power = exp2(-16 * s.alpha - 1);
  return saturate(pow(s.nov() + occlusion, power) - 1 + occlusion);
}

float horizon_occlusion(Surface s, float3 r) {
  float horizon = saturate(1 + 1.3f * dot(r, s.geometryNormal));
  return square(horizon);
}

float3 coloured_occlusion(float occlusion, float3 albedo) {
  float3 a = 2.0404f * albedo - 0.3324f;
  float3 b = -4.7951f * albedo + 0.6417f;
  float3 c = 2.7552f * albedo + 0.6903f;
  return max(occlusion.xxx, ((occlusion * a + b) * occlusion + c) * occlusion);
}

float3 shade_environment(Surface s, float2 pixel, float2 dfg) {
  float screen = g_ambientOcclusion.SampleLevel(g_pointClamp, pixel * g_invViewport, 0);
  float occlusion = min(s.occlusion, screen);
  float3 r = s.has(MATERIAL_ANISOTROPIC) ? anisotropic_direction(s) : dominant_direction(s);

  float3 diffuse = sh_irradiance(s.normal) * s.diffuse * coloured_occlusion(occlusion, s.diffuse);
  float3 reflectance = s.f0 * dfg.x + s.f90 * dfg.y;
  float3 specular = sample_probes(s.position, r, s.perceptualRoughness) * reflectance * energy_compensation(s, dfg);
  specular *= specular_occlusion(s, occlusion) * horizon_occlusion(s, r);

  float3 result = diffuse + specular;
  if (s.has(MATERIAL_SHEEN)) {
    float sheen = exp(-5 * s.nov()) * (1 - s.sheenAlpha * 0.5f);
    result += s.sheenColor * sheen * sh_irradiance(r) * occlusion;
  }
  if (s.has(MATERIAL_SUBSURFACE))
    result += sh_irradiance(-s.view) * s.subsurface * (1 - s.thickness) * occlusion;
  if (s.has(MATERIAL_CLEAR_COAT)) {
    float3 coat = reflect(-s.view, s.geometryNormal);
    float fresnel = fresnel_schlick(0.04f, 1.0f, saturate(dot(s.geometryNormal, s.view))) * s.clearCoat;
    float roughness = sqrt(s.clearCoatAlpha);
    result = result * square(1 - fresnel) + sample_probes(s.position, coat, roughness) * fresnel * occlusion;
  }
  return result * g_ambient;
}

#endif
