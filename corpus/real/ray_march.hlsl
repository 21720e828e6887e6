// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// CHECK: define void @main()
// A scene of distance functions: march, normal, soft shadow, ambient occlusion.
cbuffer View : register(b0) { float3 g_eye; float g_time; float3x3 g_axes; float2 g_screen; };
struct Hit { float distance; int material; };

Hit nearer(Hit a, Hit b) { if (a.distance < b.distance) return a; return b; }
Hit make_hit(float d, int m) { Hit h; h.distance = d; h.material = m; return h; }
float sphere(float3 p, float r) { return length(p) - r; }
float box(float3 p, float3 b) { float3 d = abs(p) - b; return length(max(d, 0)) + min(max(d.x, max(d.y, d.z)), 0); }
float torus(float3 p, float2 t) { return length(float2(length(p.xz) - t.x, p.y)) - t.y; }
float blend(float a, float b, float k) {
  float h = saturate(0.5 + 0.5 * (b - a) / k);
  return lerp(b, a, h) - k * h * (1 - h);
}

Hit scene(float3 p) {
  Hit ground = make_hit(p.y, 0);
  float3 q = float3(fmod(abs(p.x) + 2, 4) - 2, p.y - 1, fmod(abs(p.z) + 2, 4) - 2);
  float blob = blend(sphere(q, 0.7 + 0.1 * sin(g_time)), box(q, float3(0.4, 0.9, 0.4)), 0.2);
  return nearer(ground, nearer(make_hit(blob, 1), make_hit(torus(q, float2(1.2, 0.1)), 2)));
}

float3 normal_at(float3 p) {
  const float2 e = float2(1e-3, -1e-3);
  return normalize(e.xyy * scene(p + e.xyy).distance + e.yyx * scene(p + e.yyx).distance +
                   e.yxy * scene(p + e.yxy).distance + e.xxx * scene(p + e.xxx).distance);
}

float soft_shadow(float3 p, float3 light) {
  float lit = 1, t = 0.02;
  for (int i = 0; i < 32 && t < 10; ++i) {
    float d = scene(p + light * t).distance;
    lit = min(lit, 8 * d / t);
    t += clamp(d, 0.02, 0.5);
  }
  return saturate(lit);
}

float4 main(float4 position : SV_Position) : SV_Target {
  float2 ndc = (2 * position.xy - g_screen) / g_screen.y;
  float3 ray = mul(normalize(float3(ndc.x, -ndc.y, 1.5)), g_axes), light = normalize(float3(0.5, 0.8, -0.3));
  float t = 0;
  Hit hit = { 0, -1 };
  [loop] for (int i = 0; i < 128; i++) {
    hit = scene(g_eye + ray * t);
    if (hit.distance < 1e-3 * t || t > 100)
      break;
    t += hit.distance;
  }
  if (t > 100)
    return float4(lerp(float3(0.4, 0.6, 0.9), 1, ray.y), 1);
  float3 p = g_eye + ray * t, n = normal_at(p);
  static const float3 COLORS[3] = { { 0.5, 0.5, 0.5 }, { 0.8, 0.3, 0.2 }, { 0.2, 0.4, 0.8 } };
  float open = saturate(scene(p + n * 0.3).distance / 0.3);
  float3 color = COLORS[hit.material] * (saturate(dot(n, light)) * soft_shadow(p, light) + 0.3 * open);
  return float4(sqrt(color), 1);
}
