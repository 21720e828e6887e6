// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Finds edges by luminance, walks along them and blends across.
Texture2D<float4> g_scene : register(t0);
SamplerState g_linear : register(s0);
cbuffer Antialias : register(b0) { float2 g_texel; float g_relative, g_absolute; };
#define STEPS 8
float luma(float2 uv) { return g_scene.SampleLevel(g_linear, uv, 0).a; }

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD) : SV_Target {
  float m = luma(uv);
  float n = luma(uv - float2(0, g_texel.y)), s = luma(uv + float2(0, g_texel.y));
  float w = luma(uv - float2(g_texel.x, 0)), e = luma(uv + float2(g_texel.x, 0));
  float low = min(m, min(min(n, s), min(w, e))), high = max(m, max(max(n, s), max(w, e)));
  float contrast = high - low;
  if (contrast < max(g_absolute, high * g_relative))
    return g_scene.SampleLevel(g_linear, uv, 0);
  bool horizontal = abs(n + s - 2 * m) >= abs(w + e - 2 * m);
  float first = horizontal ? n : w, second = horizontal ? s : e;
  float step_ = horizontal ? g_texel.y : g_texel.x;
  if (abs(first - m) >= abs(second - m))
    step_ = -step_;
  float edge = 0.5f * (m + (step_ < 0 ? first : second)), gradient = 0.25f * max(abs(first - m), abs(second - m));
  float2 along = horizontal ? float2(g_texel.x, 0) : float2(0, g_texel.y);
  float2 start = uv + (horizontal ? float2(0, 0.5f * step_) : float2(0.5f * step_, 0));
  float2 ends[2];
  float found[2];
  [unroll] for (int side = 0; side < 2; ++side) {
    float2 direction = side ? along : -along;
    ends[side] = start;
    [loop] for (int i = 0; i < STEPS; ++i) {
      ends[side] += direction * (i < 4 ? 1.0f : 2.0f);
      found[side] = luma(ends[side]) - edge;
      if (abs(found[side]) >= gradient)
        break;
    }
  }
  float2 reach = horizontal ? float2(uv.x - ends[0].x, ends[1].x - uv.x) : float2(uv.y - ends[0].y, ends[1].y - uv.y);
  reach = abs(reach);
  int nearer = reach.x < reach.y ? 0 : 1;
  bool good = (found[nearer] < 0) != (m - edge < 0);
  float offset = good ? 0.5f - min(reach.x, reach.y) / (reach.x + reach.y) : 0;
  return g_scene.SampleLevel(g_linear, uv + (horizontal ? float2(0, offset * step_) : float2(offset * step_, 0)), 0);
}
