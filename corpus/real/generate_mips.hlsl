// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// CHECK: define void @main()
// Four levels from one dispatch, the small ones by way of group-shared memory; in linear light.
Texture2D<float4> g_source : register(t0);
RWTexture2D<float4> g_level1 : register(u0), g_level2 : register(u1), g_level3 : register(u2), g_level4 : register(u3);
SamplerState g_linear : register(s0);
cbuffer Mips : register(b0) { uint g_sourceLevel, g_levels; float2 g_texel; bool g_srgb; };
groupshared float4 s_colors[64];

void store(RWTexture2D<float4> target, uint2 at, float4 color) {
  if (g_srgb)
    color.rgb = select(color.rgb < 0.0031308, 12.92 * color.rgb, 1.055 * pow(abs(color.rgb), 1 / 2.4) - 0.055);
  target[at] = color;
}

[numthreads(8, 8, 1)]
void main(uint thread : SV_GroupIndex, uint3 id : SV_DispatchThreadID) {
  float4 color = g_source.SampleLevel(g_linear, (id.xy + 0.5) * g_texel, g_sourceLevel);
  store(g_level1, id.xy, color);
  if (g_levels == 1)
    return;
  s_colors[thread] = color;
  GroupMemoryBarrierWithGroupSync();
  if ((thread & 0x9) == 0) {
    color = 0.25 * (color + s_colors[thread + 1] + s_colors[thread + 8] + s_colors[thread + 9]);
    store(g_level2, id.xy / 2, color);
    s_colors[thread] = color;
  }
  GroupMemoryBarrierWithGroupSync();
  if (g_levels > 2 && (thread & 0x1b) == 0) {
    color = 0.25 * (color + s_colors[thread + 2] + s_colors[thread + 16] + s_colors[thread + 18]);
    store(g_level3, id.xy / 4, color);
    s_colors[thread] = color;
  }
  GroupMemoryBarrierWithGroupSync();
  if (g_levels > 3 && thread == 0)
    store(g_level4, id.xy / 8, 0.25 * (color + s_colors[4] + s_colors[32] + s_colors[36]));
}
