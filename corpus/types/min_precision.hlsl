// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 -E main -enable-16bit-types | FileCheck %s --check-prefix=NATIVE
// Minimum-precision types are 32 bits wide, or 16 where 16-bit types are native; Clang 22 does not know their names.
min16float a(min16float x, min16float2 y) { return x * y.x + 1; }
// CHECK-LABEL: define hidden {{.*}} float @_Z1aDhDv2_Dh(float {{.*}}, <2 x float>
// NATIVE-LABEL: define hidden {{.*}} half @_Z1aDhDv2_Dh(half {{.*}}, <2 x half>
min16int b(min16int x) { return x + 1; }
// CHECK-LABEL: define hidden noundef i32 @_Z1bi(
// CHECK: add nsw i32
// NATIVE-LABEL: define hidden noundef i16 @_Z1bs(
min16uint c(min16uint x) { return x << 2; }
// CHECK-LABEL: define hidden noundef i32 @_Z1cj(
// NATIVE-LABEL: define hidden noundef i16 @_Z1ct(
min10float d(min10float x, float y) { return x + y; }
// CHECK-LABEL: define hidden {{.*}} float @_Z1dDhf(
// CHECK: fadd {{.*}} float
min12int2 e(min12int2 x, int y) { return x + y; }
// CHECK-LABEL: define hidden noundef <2 x i32> @_Z1eDv2_ii(
dword g(dword x, dword2 y) { return x + y.y; }
// CHECK-LABEL: define hidden noundef i32 @_Z1gjDv2_j(
// NATIVE-LABEL: define hidden noundef i32 @_Z1gjDv2_j(

float4 main(float4 v : V) : SV_Target {
  min16float m = v.x;
  min16int i = v.y;
  return a(m, m) + b(i) + c(i) + d(m, 1) + e(i, 2).x + g(1, 2);
}
