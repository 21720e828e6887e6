// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Defaults are filled in at the call; a later declaration may add more of them.
float g(float a, float b = 2.0f) { return a * b; }
static int counter = 3;
int next(int step = counter + 1);
int next(int step) { return counter += step; }
float3 tint(float3 c, float s);
float3 tint(float3 c, float s = 0.5);
float3 tint(float3 c = 1, float s) { return c * s; }

export float2 calls(float2 p) { return float2(g(p.x), g(p.y, 3)); }
// CHECK-LABEL: define {{.*}} <2 x float> @_Z5callsDv2_f(
// CHECK: call {{.*}} float @_Z1gff({{.*}}, float {{.*}} 2.000000e+00)
// CHECK: call {{.*}} float @_Z1gff({{.*}}, float {{.*}} 3.000000e+00)

export int evaluated() { return next(); }
// CHECK-LABEL: define noundef i32 @_Z9evaluatedv(
// CHECK: load i32, ptr @_ZL7counter
// CHECK-NEXT: add nsw i32 {{%.*}}, 1
// CHECK-NEXT: call noundef i32 @_Z4nexti(

export float3 both() { return tint(); }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z4bothv(
// CHECK: call {{.*}} <3 x float> @_Z4tintDv3_ff(<3 x float> {{.*}}splat (float 1.000000e+00), float {{.*}} 5.000000e-01)
