// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The arguments of a call tell what the parameters are.
template <typename T> T twice(T a) { return a + a; }
template <typename T> T pick(bool first, T a, T b) { return first ? a : b; }

export float scalars(float x, int i) { return twice(x) + twice(i); }
// CHECK-LABEL: define {{.*}} float @_Z7scalarsfi(
// CHECK: call {{.*}} float @_Z5twiceIfET_S0_(
// CHECK: call {{.*}} i32 @_Z5twiceIiET_S0_(

// CHECK-LABEL: define linkonce_odr hidden {{.*}} float @_Z5twiceIfET_S0_(
// CHECK: fadd {{.*}} float
// CHECK-LABEL: define linkonce_odr hidden {{.*}} i32 @_Z5twiceIiET_S0_(
// CHECK: add nsw i32

export float4 vectors(float4 v) { return pick(true, twice(v), v); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z7vectorsDv4_f(
// CHECK: call {{.*}} <4 x float> @_Z5twiceIDv4_fET_S1_(
// CHECK: call {{.*}} <4 x float> @_Z4pickIDv4_fET_bS1_S1_(
