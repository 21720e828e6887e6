// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// bool, enum and 64-bit values as arguments; static_assert and array sizes that depend on them.
enum Mode { Off, On = 5 };
enum class Axis : uint { X, Y };
template <bool B> int choose() { if (B) return 1; return 2; }
template <Mode M> int mode() { return M; }
template <Axis A> uint axis() { return (uint)A; }
template <typename T, T V> T constant() { return V; }
template <int N> float table(int i) {
  static_assert(N > 0 && N < 9, "a small table");
  float a[N * 2];
  for (int k = 0; k < N * 2; k++)
    a[k] = k;
  return a[i];
}

export float f(int i) {
  return choose<true>() + choose<3 < 2>() + mode<On>() + axis<Axis::Y>() + constant<int64_t, 1 << 20>() + table<4>(i);
}
// CHECK-LABEL: define {{.*}} float @_Z1fi(
// CHECK: call {{.*}} i32 @_Z6chooseILb1EEiv(
// CHECK: call {{.*}} i32 @_Z6chooseILb0EEiv(
// CHECK: call {{.*}} i32 @_Z4modeIL4Mode5EEiv(
// CHECK: call {{.*}} i32 @_Z4axisIL4Axis1EEjv(
// CHECK: call {{.*}} i64 @_Z8constantIlTnT_Ll1048576EES0_v(
// CHECK: call {{.*}} float @_Z5tableILi4EEfi(
