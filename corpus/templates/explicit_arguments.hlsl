// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arguments in angle brackets; those that are left out are deduced, or have defaults.
template <typename R, typename T> R convert(T a) { return (R)a; }
template <int N> int times(int a) { return a * N; }
template <typename T, uint N = 3> T scaled(T x) { return x * N; }
template <typename T = float> T zero() { return 0; }

export int all(float f) { return convert<int, float>(f) + convert<int>(f) + convert<int, int>(f); }
// CHECK-LABEL: define noundef i32 @_Z3allf(
// CHECK: call noundef i32 @_Z7convertIifET_T0_(
// CHECK: call noundef i32 @_Z7convertIifET_T0_(
// CHECK: call noundef i32 @_Z7convertIiiET_T0_(

export int values(int a) { return times<4>(a) + times<-2>(a); }
// CHECK-LABEL: define noundef i32 @_Z6valuesi(
// CHECK: call noundef i32 @_Z5timesILi4EEii(
// CHECK: call noundef i32 @_Z5timesILin2EEii(

export float defaults(float x) { return scaled(x) + scaled<float, 5>(x) + zero<>(); }
// CHECK-LABEL: define {{.*}} float @_Z8defaultsf(
// CHECK: call {{.*}} float @_Z6scaledIfLj3EET_S0_(
// CHECK: call {{.*}} float @_Z6scaledIfLj5EET_S0_(
// CHECK: call {{.*}} float @_Z4zeroIfET_v(
