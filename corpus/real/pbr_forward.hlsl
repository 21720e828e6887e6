// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Forward lighting: a sun with cascades of shadows, point lights, image based ambient light.
#include "include/brdf.hlsli"
#define CASCADES 4
#define MAX_POINTS 16

struct PointLight { float3 position; float radius; float3 color; float falloff; };
cbuffer Lights : register(b1) {
  float3 g_sunDirection; uint g_pointCount;
  float3 g_sunColor; float g_bias;
  row_major float4x4 g_cascade[CASCADES];
  float4 g_splits;
  PointLight g_points[MAX_POINTS];
};
Texture2D<float4> g_albedo : register(t0);
Texture2D<float4> g_normal : register(t1);
Texture2D<float3> g_orm : register(t2);
Texture2DArray<float> g_shadow : register(t3);
TextureCube<float3> g_environment : register(t4);
Texture2D<float2> g_brdfLut : register(t5);
SamplerState g_linear : register(s0);
SamplerComparisonState g_compare : register(s1);

struct Input {
  float4 position : SV_Position;
  float3 world : WORLD;
  float3 normal : NORMAL;
  float4 tangent : TANGENT;
  float2 uv : TEXCOORD0;
};

float sun_shadow(float3 world, float depth) {
  uint cascade = 0;
  [unroll] for (uint i = 0; i < CASCADES - 1; ++i)
    cascade += depth > g_splits[i];
  float4 light = mul(float4(world, 1), g_cascade[cascade]);
  float2 uv = light.xy * float2(0.5f, -0.5f) + 0.5f;
  float sum = 0;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      sum += g_shadow.SampleCmpLevelZero(g_compare, float3(uv, cascade), light.z - g_bias, int2(0, 0));
  return sum / 9;
}

float4 main(Input input) : SV_Target {
  float3 n = normalize(input.normal), t = normalize(input.tangent.xyz);
  float3x3 basis = float3x3(t, cross(n, t) * input.tangent.w, n);
  float3 bump = g_normal.Sample(g_linear, input.uv).xyz * 2 - 1;
  float3 orm = g_orm.Sample(g_linear, input.uv);
  Surface s = Surface::make(input.world, normalize(mul(bump, basis)), g_albedo.Sample(g_linear, input.uv).rgb,
                            orm.y, orm.z);
  s.occlusion = orm.x;
  float3 color = shade(s, -g_sunDirection, g_sunColor * sun_shadow(input.world, input.position.w));
  for (uint i = 0; i < min(g_pointCount, MAX_POINTS); ++i) {
    PointLight light = g_points[i];
    float3 to = light.position - input.world;
    float distance2 = dot(to, to);
    float window = saturate(1 - SQR(distance2 / SQR(light.radius)));
    color += shade(s, to * rsqrt(distance2), light.color * window * window / max(distance2, 0.01f));
  }
  float2 lut = g_brdfLut.Sample(g_linear, float2(s.nov(), s.roughness));
  float3 mirrored = reflect(-s.view, s.normal);
  float3 specular = g_environment.SampleLevel(g_linear, mirrored, s.roughness * 6) * (s.f0 * lut.x + lut.y);
  float3 diffuse = g_environment.SampleLevel(g_linear, s.normal, 7) * s.albedo;
  return float4(color + (diffuse + specular) * s.occlusion, 1);
}
