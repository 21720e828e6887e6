// What every pass of the renderer shares: constants, the frame's buffer, packing.
#ifndef REAL_COMMON_HLSLI
#define REAL_COMMON_HLSLI
#define PI 3.14159265358979f
#define SQR(x) ((x) * (x))

cbuffer Frame : register(b0) {
  row_major float4x4 g_view;
  row_major float4x4 g_projection;
  row_major float4x4 g_viewProjection;
  row_major float4x4 g_inverseViewProjection;
  float3 g_eye;
  float g_time;
  float2 g_screen;
  float2 g_texel;
  uint g_frame;
  float g_near, g_far, g_exposure;
};

float luminance(float3 color) { return dot(color, float3(0.2126f, 0.7152f, 0.0722f)); }

float linear_depth(float depth) { return g_near * g_far / (g_far - depth * (g_far - g_near)); }

float3 world_position(float2 uv, float depth) {
  float4 clip = float4(uv * float2(2, -2) + float2(-1, 1), depth, 1);
  float4 world = mul(clip, g_inverseViewProjection);
  return world.xyz / world.w;
}

float2 octahedron_wrap(float2 v) { return (1 - abs(v.yx)) * select(v >= 0, 1.0f, -1.0f); }

float2 encode_normal(float3 n) {
  n /= abs(n.x) + abs(n.y) + abs(n.z);
  return (n.z >= 0 ? n.xy : octahedron_wrap(n.xy)) * 0.5f + 0.5f;
}

float3 decode_normal(float2 e) {
  e = e * 2 - 1;
  float3 n = float3(e, 1 - abs(e.x) - abs(e.y));
  float fold = saturate(-n.z);
  n.xy -= select(n.xy >= 0, fold, -fold);
  return normalize(n);
}
#endif
