// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Lines of a constant width from barycentric coordinates, faded by distance, dashed where hidden.
#include "include/common.hlsli"
cbuffer Wire : register(b1) { float4 g_lineColor, g_fillColor; float g_width, g_dash, g_fadeStart, g_fadeEnd; };
struct Input {
  float4 position : SV_Position;
  float3 world : WORLD;
  noperspective float3 weights : SV_Barycentrics;
  nointerpolation uint flags : FLAGS;
  uint primitive_ : SV_PrimitiveID;
};

float4 main(Input input) : SV_Target {
  float3 width = fwidth(input.weights);
  float3 lines = smoothstep(width * g_width, width * (g_width + 1), input.weights);
  [unroll] for (uint i = 0; i < 3; ++i)
    if ((input.flags >> i & 1) == 0)
      lines[i] = 1;
  float nearest = min(lines.x, min(lines.y, lines.z));
  if (input.flags & 8) {
    float along = max(input.weights.x, max(input.weights.y, input.weights.z));
    nearest = max(nearest, step(frac(along * g_dash), 0.5f));
  }
  float fade = smoothstep(g_fadeEnd, g_fadeStart, distance(input.world, g_eye));
  float4 fill = g_fillColor;
  fill.rgb *= 0.9f + 0.1f * (input.primitive_ & 1);
  float4 color = lerp(lerp(fill, g_lineColor, fade), fill, nearest);
  if (color.a <= 0)
    discard;
  return color;
}
