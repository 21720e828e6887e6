// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Letters from a multi-channel distance field, with an outline and a shadow.
Texture2DArray<float4> g_font : register(t0);
SamplerState g_linear : register(s0);
cbuffer Text : register(b0) {
  float4 g_outlineColor, g_shadowColor;
  float2 g_shadowOffset;
  float g_outline, g_softness, g_range;
};
struct Input {
  noperspective float4 position : SV_Position;
  float4 color : COLOR;
  float3 uvw : TEXCOORD;
};
float median(float3 v) { return max(min(v.r, v.g), min(max(v.r, v.g), v.b)); }

float coverage(float3 uvw, float edge, float2 unit) {
  float2 pixel = fwidth(uvw.xy);
  float width = max(0.5f * dot(unit * g_range, 1 / pixel), 1);
  return saturate(width * (median(g_font.Sample(g_linear, uvw).rgb) - edge) + 0.5f);
}

float4 main(Input input) : SV_Target {
  uint w, h, layers, levels;
  g_font.GetDimensions(0, w, h, layers, levels);
  float2 unit = 1 / float2(w, h);
  float fill = coverage(input.uvw, 0.5f, unit);
  float outline = coverage(input.uvw, 0.5f - g_outline, unit);
  float shadow = coverage(input.uvw - float3(g_shadowOffset * unit, 0), 0.5f - g_softness, unit);
  float4 color = lerp(g_shadowColor * shadow, g_outlineColor, outline);
  color = lerp(color, input.color, fill);
  clip(color.a - 1 / 255.0f);
  return float4(color.rgb * color.a, color.a);
}
