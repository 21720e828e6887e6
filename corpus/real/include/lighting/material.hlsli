// The surface under a pixel, from the maps and constants of its material.
#ifndef LIGHTING_MATERIAL
#define LIGHTING_MATERIAL
#include "constants.hlsli"
#include "interface.hlsli"
#include "math.hlsli"
#include "resources.hlsli"
#include "surface.hlsli"

float2 material_uv(float2 uv) {
  return uv * g_uvScale + g_uvOffset;
}

float3 unpack_normal(float4 texel, float strength) {
  float3 n;
  n.xy = (texel.xy * 2 - 1) * strength;
  n.z = sqrt(saturate(1 - dot(n.xy, n.xy)));
  return n;
}

// Reoriented normal mapping.
float3 blend_normals(float3 base, float3 detail) {
  float3 t = base + float3(0, 0, 1);
  float3 u = detail * float3(-1, -1, 1);
  return normalize(t * dot(t, u) - u * t.z);
}

float4 sample_albedo(float2 uv) {
  float4 texel = g_albedoMap.Sample(g_anisotropic, uv);
  texel.rgb = srgb_to_linear(texel.rgb);
  return texel * g_baseColor;
}

float3 sample_normal(float2 uv, uint flags) {
  float3 n = float3(0, 0, 1);
  if (flags & MATERIAL_NORMAL_MAP)
    n = unpack_normal(g_normalMap.Sample(g_anisotropic, uv), 1);
  if (flags & MATERIAL_DETAIL) {
    float4 detail = g_detailMap.Sample(g_anisotropic, uv * g_detailScale);
    n = blend_normals(n, unpack_normal(detail, g_detailStrength));
  }
  return n;
}

// Roughness grows where the normal changes within a pixel (Tokuyoshi and Kaplanyan).
float filter_roughness(float3 n, float roughness) {
  float3 dx = ddx(n);
  float3 dy = ddy(n);
  float variance = 0.25f * (dot(dx, dx) + dot(dy, dy));
  float kernel = min(2 * variance, 0.18f);
  return sqrt(saturate(square(roughness) + kernel));
}

// Water darkens and smooths what is porous.
void apply_wetness(inout float3 albedo, inout float roughness, float metallic, float occlusion) {
  float porosity = saturate((roughness - 0.5f) / 0.4f) * (1 - metallic);
  float wet = saturate(g_wetness * (0.5f + 0.5f * occlusion));
  albedo *= lerp(1, lerp(1, 0.2f, porosity), wet);
  roughness = lerp(roughness, min(roughness, 0.1f), wet);
}

void set_base_layer(inout Surface s, float3 albedo, float metallic) {
  s.diffuse = albedo * (1 - metallic);
  float dielectric = 0.16f * square(g_reflectance);
  s.f0 = lerp(dielectric.xxx, albedo, metallic);
  s.f90 = saturate(dot(s.f0, 50.0f * 0.33f));
}

void set_layers(inout Surface s, float2 uv) {
  s.clearCoat = 0;
  s.clearCoatAlpha = square(MIN_ROUGHNESS);
  if (s.has(MATERIAL_CLEAR_COAT)) {
    float4 coat = g_clearCoatMap.Sample(g_linearWrap, uv);
    s.clearCoat = g_clearCoat * coat.x;
    s.clearCoatAlpha = square(clamp(g_clearCoatRoughness * coat.y, MIN_ROUGHNESS, 1));
    // Light enters the base layer from the coat, not from air.
    float3 root = sqrt(s.f0);
    float3 inside = square((1 - 5 * root) / (5 - root));
    s.f0 = lerp(s.f0, saturate(inside), s.clearCoat);
  }
  s.anisotropy = 0;
  if (s.has(MATERIAL_ANISOTROPIC)) {
    s.anisotropy = g_anisotropy;
    float2 direction = rotate(float2(1, 0), g_anisotropyRotation * TWO_PI);
    float3 t = s.tangent * direction.x + s.bitangent * direction.y;
    s.tangent = safe_normalize(t - s.normal * dot(t, s.normal));
    s.bitangent = cross(s.normal, s.tangent);
  }
  s.sheenColor = 0;
  s.sheenAlpha = 1;
  if (s.has(MATERIAL_SHEEN)) {
    s.sheenColor = g_sheenColor;
    s.sheenAlpha = square(max(g_sheenRoughness, MIN_ROUGHNESS));
  }
  s.subsurface = 0;
  s.thickness = 1;
  if (s.has(MATERIAL_SUBSURFACE)) {
    s.subsurface = g_subsurfaceColor;
    s.thickness = g_thickness;
  }
}

Surface make_surface(Interpolants input) {
  Surface s = (Surface)0;
  s.flags = g_materialFlags;
  s.position = input.world;
  s.depth = input.position.w;
  s.view = safe_normalize(g_eye - input.world);

  float2 uv = material_uv(input.uv);
  float4 albedo = sample_albedo(uv) * input.color;
  s.opacity = albedo.a;
  if (s.has(MATERIAL_ALPHA_TEST))
    clip(albedo.a - g_alphaCutoff);

  float facing = input.isFront ? 1.0f : -1.0f;
  s.geometryNormal = safe_normalize(input.normal) * facing;
  s.tangent = safe_normalize(input.tangent.xyz);
  s.bitangent = cross(s.geometryNormal, s.tangent) * input.tangent.w;
  float3x3 basis = float3x3(s.tangent, s.bitangent, s.geometryNormal);
  s.normal = normalize(mul(sample_normal(uv, s.flags), basis));

  float3 orm = g_ormMap.Sample(g_linearWrap, uv).rgb;
  s.occlusion = lerp(1, orm.r, g_occlusionStrength);
  float roughness = saturate(g_roughness * orm.g);
  float metallic = saturate(g_metallic * orm.b);
  apply_wetness(albedo.rgb, roughness, metallic, s.occlusion);
  s.perceptualRoughness = max(filter_roughness(s.normal, roughness), MIN_ROUGHNESS);
  s.alpha = square(s.perceptualRoughness);
  set_base_layer(s, albedo.rgb, metallic);
  set_layers(s, uv);

  s.emissive = 0;
  if (s.has(MATERIAL_EMISSIVE))
    s.emissive = g_emissive * srgb_to_linear(g_emissiveMap.Sample(g_linearWrap, uv).rgb);
  return s;
}

#endif
