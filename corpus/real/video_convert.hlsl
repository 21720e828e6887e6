// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Planar YUV of 8 or 10 bits to RGB, with the matrix of the standard and a choice of range.
Texture2D<uint> g_luma : register(t0);
Texture2D<uint2> g_chroma : register(t1);
RWTexture2D<unorm float4> g_target : register(u0);
enum class Standard : uint { Bt601, Bt709, Bt2020 };
cbuffer Video : register(b0) { uint g_standard; uint g_bits; bool g_fullRange; uint2 g_size; };
static const float2 WEIGHTS[3] = { { 0.299f, 0.114f }, { 0.2126f, 0.0722f }, { 0.2627f, 0.0593f } };

float3x3 to_rgb(float2 k) {
  float g = 1 - k.x - k.y, r = 2 - 2 * k.x, b = 2 - 2 * k.y;
  return float3x3(1, 0, r, 1, -b * k.y / g, -r * k.x / g, 1, b, 0);
}

[numthreads(16, 16, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= g_size.x || id.y >= g_size.y)
    return;
  const float unit = 1u << (g_bits - 8);
  float3 yuv = float3(g_luma[id.xy], g_chroma[id.xy >> 1]) / unit;
  if (g_fullRange)
    yuv = (yuv - float3(0, 128, 128)) / 255;
  else
    yuv = (yuv - float3(16, 128, 128)) / float3(219, 224, 224);
  Standard standard = (Standard)min(g_standard, 2u);
  float3 color = mul(to_rgb(WEIGHTS[(uint)standard]), yuv);
  if (standard == Standard::Bt2020)
    color = pow(saturate(color), 1.0f / 2.4f);
  g_target[id.xy] = float4(color, 1);
}
