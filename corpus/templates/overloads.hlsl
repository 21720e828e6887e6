// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A plain function goes before an instance, the more specialised template before the other.
template <typename T> int which(T a) { return 1; }
template <typename T> int which(vector<T, 2> a) { return 2; }
template <typename T, int N> int which(vector<T, N> a) { return 3; }
template <typename T> int which(T a, T b) { return 4; }
int which(float a) { return 5; }

export int f(float x, float2 v, float3 w) {
  return which(x) + which(v) + which(w) + which(1) + which(x, x) + which<float>(1.0) + which<>(x);
}
// CHECK-LABEL: define noundef i32 @_Z1ffDv2_fDv3_f(
// CHECK: call noundef i32 @_Z5whichf(
// CHECK: call noundef i32 @_Z5whichIfEiDv2_T_(
// CHECK: call noundef i32 @_Z5whichIfLi3EEiDvT0__T_(
// CHECK: call noundef i32 @_Z5whichIiEiT_(
// CHECK: call noundef i32 @_Z5whichIfEiT_S0_(
// CHECK: call noundef i32 @_Z5whichIfEiT_(
// CHECK: call noundef i32 @_Z5whichIfEiT_(
