// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// Steps through a height map along the view, then shadows it towards the light.
Texture2D<float4> g_albedo : register(t0);
Texture2D<float> g_height : register(t1);
SamplerState g_sampler : register(s0);
cbuffer Parallax : register(b0) { float g_scale; uint g_least, g_most; float3 g_light; };
struct Input {
  float4 position : SV_Position;
  float2 uv : TEXCOORD0;
  float3 view : TEXCOORD1;
  float3 light : TEXCOORD2;
};

float2 march(float2 uv, float3 view, out float depth) {
  const uint steps = (uint)lerp(g_most, g_least, abs(view.z));
  const float2 dx = ddx(uv), dy = ddy(uv), delta = view.xy / view.z * g_scale / steps;
  float layer = 0, before = 0, found = 1 - g_height.SampleGrad(g_sampler, uv, dx, dy);
  [loop] while (layer < found) {
    before = found - layer;
    uv -= delta;
    layer += 1.0f / steps;
    found = 1 - g_height.SampleGrad(g_sampler, uv, dx, dy);
  }
  float after = found - layer, t = after / (after - before);
  depth = layer + t / steps;
  return uv + delta * t;
}

float self_shadow(float2 uv, float depth, float3 light) {
  float lit = 1;
  [unroll(8)] for (int i = 1; i <= 8; ++i) {
    float2 at = uv + light.xy / light.z * g_scale * depth * i / 8;
    lit = min(lit, 1 - 4 * saturate(depth * (1 - i / 8.0f) - (1 - g_height.SampleLevel(g_sampler, at, 0))));
  }
  return saturate(lit);
}

float4 main(Input input, out float target : SV_Depth) : SV_Target {
  float depth;
  float2 uv = march(input.uv, normalize(input.view), depth);
  target = input.position.z + depth * 1e-4f;
  return g_albedo.Sample(g_sampler, uv) * self_shadow(uv, depth, normalize(input.light));
}
