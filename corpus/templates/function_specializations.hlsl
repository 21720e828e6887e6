// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// `template <>` replaces one instance; it is an ordinary function of the module.
template <typename T> T twice(T a) { return a + a; }
template <> float twice<float>(float a) { return a * 2; }
template <> int twice(int a) { return a << 1; }
// CHECK-LABEL: define hidden {{.*}} float @_Z5twiceIfET_S0_(
// CHECK: fmul
// CHECK-LABEL: define hidden {{.*}} i32 @_Z5twiceIiET_S0_(
// CHECK: shl

template <int N> int fib() { return fib<N - 1>() + fib<N - 2>(); }
template <> int fib<0>() { return 0; }
template <> int fib<1>() { return 1; }

export float f(float x, int i, uint u) { return twice(x) + twice(i) + twice(u) + fib<5>(); }
// CHECK-LABEL: define {{.*}} float @_Z1ffij(
// CHECK-LABEL: define linkonce_odr hidden {{.*}} i32 @_Z5twiceIjET_S0_(
// CHECK-LABEL: define linkonce_odr hidden {{.*}} i32 @_Z3fibILi5EEiv(
// CHECK: call {{.*}} i32 @_Z3fibILi4EEiv(
// CHECK: call {{.*}} i32 @_Z3fibILi3EEiv(
