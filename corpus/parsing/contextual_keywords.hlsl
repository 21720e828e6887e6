// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// Interpolation words are keywords only where a specifier may stand.
struct Sphere { float3 center; float sample; };
float linear_(float linear) { return linear; }
float4 main(sample float4 center : A, centroid linear float2 sample : B) : SV_Target {
  float line = center.x;
  float point = sample.y;
  Sphere s = { center.xyz, line };
  float centroid = s.sample + s.center.y;
  return line + point + centroid + linear_(1);
}
// CHECK: @main
