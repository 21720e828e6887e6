// What the application fills in for a frame, a view and a draw.
#ifndef LIGHTING_BUFFERS
#define LIGHTING_BUFFERS
#include "constants.hlsli"

struct Light {
  float3 position;
  float radius;
  float3 color;
  float sourceRadius;
  float3 direction;
  float sourceLength;
  float3 right;
  float cosOuter;
  float cosInner;
  LightKind kind;
  int shadow;
  uint mask;
};

struct Sun {
  float3 direction;
  float angularRadius;
  float3 color;
  float bias;
  float normalBias;
  float softness;
  float fade;
  uint samples;
};

struct Cascade {
  row_major float4x4 toShadow;
  float4 sphere;
  float2 texel;
  float nearPlane;
  float farPlane;
};

struct Probe {
  float3 center;
  float weight;
  float3 boxMin;
  float fade;
  float3 boxMax;
  uint slice;
};

cbuffer Frame : register(b0) {
  float g_time;
  float g_deltaTime;
  uint g_frame;
  uint g_debug;
  float3 g_windDirection;
  float g_wetness;
  float4 g_exposure;
};

cbuffer View : register(b1) {
  row_major float4x4 g_view;
  row_major float4x4 g_projection;
  row_major float4x4 g_viewProjection;
  row_major float4x4 g_inverseViewProjection;
  row_major float4x4 g_previousViewProjection;
  float3 g_eye;
  float g_nearPlane;
  float2 g_viewport;
  float2 g_invViewport;
  float g_farPlane;
  float2 g_jitter;
  uint g_tileColumns;
};

cbuffer SunAndShadows : register(b2) {
  Sun g_sun;
  Cascade g_cascades[CASCADES];
  float4 g_cascadeSplits;
  row_major float4x4 g_spotToShadow[16];
  float4 g_spotAtlas[16];
};

cbuffer Environment : register(b3) {
  float4 g_sh[SH_COEFFICIENTS];
  Probe g_probes[PROBE_COUNT];
  uint g_probeCount;
  float g_probeMips;
  float g_ambient;
  float g_skyIntensity;
};

cbuffer Fog : register(b4) {
  float3 g_fogColor;
  float g_fogDensity;
  float3 g_fogInscatter;
  float g_fogHeight;
  float g_fogFalloff;
  float g_fogStart;
  float g_fogAnisotropy;
  float g_fogMaximum;
  float3 g_volumeSize;
  float g_volumeFar;
};

cbuffer MaterialConstants : register(b5) {
  float4 g_baseColor;
  float3 g_emissive;
  float g_alphaCutoff;
  float g_roughness;
  float g_metallic;
  float g_reflectance;
  float g_occlusionStrength;
  float g_clearCoat;
  float g_clearCoatRoughness;
  float g_anisotropy;
  float g_anisotropyRotation;
  float3 g_sheenColor;
  float g_sheenRoughness;
  float3 g_subsurfaceColor;
  float g_thickness;
  float2 g_uvScale;
  float2 g_uvOffset;
  float2 g_detailScale;
  float g_detailStrength;
  uint g_materialFlags;
};

#endif
