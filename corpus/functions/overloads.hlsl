// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The best conversion wins: exact, splat, promotion, conversion, truncation.
float f(float a) { return a; }
float f(float2 a) { return a.x; }
int f(int a) { return a; }
int f(uint a) { return (int)a + 1; }

export float4 exact(float4 p) { return float4(f(p.x), f(p.xy), f((int)p.z), f((uint)p.w)); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z5exactDv4_f(
// CHECK: call {{.*}} float @_Z1ff(
// CHECK: call {{.*}} float @_Z1fDv2_f(
// CHECK: call noundef i32 @_Z1fi(
// CHECK: call noundef i32 @_Z1fj(

float g(float3 a);
float g(double a);
float h(double3 a);
float h(int a);
export float splat_before_promotion(float x) { return g(x); }
export float splat_with_promotion(float x) { return h(x); }
// CHECK-LABEL: define {{.*}} @_Z22splat_before_promotionf(
// CHECK: call {{.*}} float @_Z1gDv3_f(
// CHECK-LABEL: define {{.*}} @_Z20splat_with_promotionf(
// CHECK: call {{.*}} float @_Z1hDv3_d(

float t(int2 a);
float t(float a);
export float conversion_before_truncation(float2 v) { return t(v); }
export float truncation(float3 v) { return t(v); }
// CHECK-LABEL: define {{.*}} @_Z28conversion_before_truncationDv2_f(
// CHECK: call {{.*}} float @_Z1tDv2_i(
// CHECK-LABEL: define {{.*}} @_Z10truncationDv3_f(
// CHECK: call {{.*}} float @_Z1tf(

float w(half a);
float w(double a);
export float promotion(float x, bool b) { return w(x) + f(b); }
// CHECK-LABEL: define {{.*}} @_Z9promotionfb(
// CHECK: call {{.*}} float @_Z1wd(
// CHECK: call noundef i32 @_Z1fi(
