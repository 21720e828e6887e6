// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// Lights, shadows and a material in three buffers, beside textures.
#define MAX_LIGHTS 8
struct DirLight { float3 direction; float intensity; float3 color; float pad; };
struct PointLight { float3 position; float radius; float4 color; };
cbuffer FrameCB : register(b0) {
  float4x4 gView, gProj, gViewProj, gInvViewProj;
  float3 gEye; float gTime; float2 gScreen, gInvScreen;
  uint gFrame; float gNear, gFar, gExposure; };
cbuffer LightCB : register(b1) {
  DirLight gSun; PointLight gPoints[MAX_LIGHTS];
  int gPointCount; float3 gAmbient; bool gShadows;
  float4 gCascadeSplits; float4x4 gCascades[4]; };
cbuffer MaterialCB : register(b2) {
  float4 gAlbedo; float gRoughness; float gMetallic;
  float gAO; float gEmissive; float4 gUvTransform;
}
Texture2D gShadowMap : register(t0); SamplerComparisonState gShadowSampler : register(s0);
Texture2D<float4> gAlbedoMap : register(t1); SamplerState gLinear : register(s1);
static const float PI = 3.14159265f;
float D_GGX(float NoH, float a) {
  float a2 = a * a; float f = (NoH * a2 - NoH) * NoH + 1.0f;
  return a2 / (PI * f * f); }
float V_Smith(float NoV, float NoL, float a) {
  float a2 = a*a; float ggxv = NoL * sqrt(NoV * NoV * (1 - a2) + a2);
  float ggxl = NoV * sqrt(NoL*NoL*(1-a2)+a2); return 0.5f / max(ggxv + ggxl, 1e-5f);
}
float3 F_Schlick(float u, float3 f0) { return f0 + (1.0 - f0) * pow(1.0 - u, 5.0); }
float3 shade(float3 n, float3 v, float3 l, float3 radiance, float3 albedo) {
  float3 h = normalize(v + l); float NoV = abs(dot(n, v)) + 1e-5f;
  float NoL = saturate(dot(n, l)); float NoH = saturate(dot(n, h));
  float LoH = saturate(dot(l, h)); float a = gRoughness * gRoughness;
  float3 f0 = lerp(0.04, albedo, gMetallic); return (D_GGX(NoH, a) * V_Smith(NoV, NoL, a) * F_Schlick(LoH, f0) + (1 - gMetallic) * albedo / PI) * radiance * NoL;
}
float shadow(float3 p, float depth) {
  if (!gShadows) return 1; uint c = 0; [unroll] for (uint i = 0; i < 3; ++i) if (depth > gCascadeSplits[i]) c = i + 1;
  float4 q = mul(gCascades[c], float4(p, 1)); return gShadowMap.SampleCmpLevelZero(gShadowSampler, q.xy, q.z);
}
struct PSIn { float4 pos : SV_Position; float3 wp : WORLDPOS; float3 n : NORMAL; float2 uv : TEXCOORD0; };
float4 main(PSIn i) : SV_Target0 {
  float2 uv = i.uv * gUvTransform.xy + gUvTransform.zw;
  float3 albedo = gAlbedo.rgb * gAlbedoMap.Sample(gLinear, uv).rgb;
  float3 n = normalize(i.n), v = normalize(gEye - i.wp);
  float3 c = gAmbient * albedo * gAO + gEmissive;
  DirLight sun = gSun; c += shade(n, v, -sun.direction, sun.color * sun.intensity, albedo) * shadow(i.wp, i.pos.w);
  for (int k = 0; k < gPointCount; k++) {
    PointLight p = gPoints[k]; float3 d = p.position - i.wp;
    float dist = length(d); if (dist > p.radius) continue;
    c += shade(n, v, d / dist, p.color.rgb * p.color.a / (dist * dist), albedo);
} c = 1 - exp(-c * gExposure); return float4(c, gAlbedo.a); }
// CHECK: %__cblayout_LightCB = type <{ %DirLight, 
// CHECK: %__cblayout_MaterialCB = type <{ <4 x float>, float, float, float, float, <4 x float> }>
// CHECK-LABEL: define void @main()
