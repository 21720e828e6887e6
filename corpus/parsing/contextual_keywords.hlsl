// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s --check-prefix=SIG
// Interpolation words are keywords only where a specifier may stand; elsewhere they are names.
struct Sphere { float3 center; float sample; };
float linear_(float linear) { return linear; }
float point(float triangle) { return triangle; }
float4 main(sample float4 center : A, centroid linear float2 sample : B, float noperspective c : C) : SV_Target {
  float line = center.x;
  float precise = sample.y, vertices = 1;
  Sphere s = { center.xyz, line };
  float centroid = s.sample + s.center.y;
  for (int shared = 0; shared < 2; ++shared) centroid *= c;
  return line + precise + centroid + linear_(1) + point(vertices);
}
// CHECK-LABEL: define internal {{.*}} <4 x float> @_Z4mainDv4_fDv2_ff(
// CHECK: getelementptr inbounds nuw %struct.Sphere, ptr %s, i32 0, i32 2
// CHECK: call {{.*}} float @_Z7linear_f(
// CHECK: call {{.*}} float @_Z5pointf(
// CHECK-LABEL: define void @main()
// SIG: A {{.*}} LinearSample
// SIG: B {{.*}} LinearCentroid
// SIG: C {{.*}} LinearNoperspective
