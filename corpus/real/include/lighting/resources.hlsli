// Textures, buffers and samplers of the lighting pass.
#ifndef LIGHTING_RESOURCES
#define LIGHTING_RESOURCES
#include "buffers.hlsli"

Texture2D<float4> g_albedoMap : register(t0);
Texture2D<float4> g_normalMap : register(t1);
Texture2D<float4> g_ormMap : register(t2);
Texture2D<float4> g_emissiveMap : register(t3);
Texture2D<float4> g_detailMap : register(t4);
Texture2D<float4> g_clearCoatMap : register(t5);

Texture2DArray<float> g_sunShadow : register(t8);
Texture2D<float> g_spotShadow : register(t9);
TextureCubeArray<float> g_pointShadow : register(t10);
Texture2D<float> g_contactShadow : register(t11);

TextureCube<float3> g_sky : register(t12);
TextureCubeArray<float4> g_probeMaps : register(t13);
Texture2D<float2> g_brdfLut : register(t14);
Texture2D<float> g_ambientOcclusion : register(t15);

Texture3D<float4> g_fogVolume : register(t16);
Texture2D<float> g_blueNoise : register(t17);
Texture2D<float4> g_areaLightMatrix : register(t18);
Texture2D<float2> g_areaLightMagnitude : register(t19);

StructuredBuffer<Light> g_lights : register(t24);
StructuredBuffer<uint> g_tileLights : register(t25);
ByteAddressBuffer g_tileCounts : register(t26);

SamplerState g_linearWrap : register(s0);
SamplerState g_linearClamp : register(s1);
SamplerState g_pointClamp : register(s2);
SamplerState g_anisotropic : register(s3);
SamplerComparisonState g_shadowCompare : register(s4);

#endif
