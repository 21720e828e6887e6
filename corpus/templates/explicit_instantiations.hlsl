// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// An explicit instantiation is there whether something uses it or not; `extern` leaves it to another module.
template <typename T> T twice(T a) { return a * 2; }
template <typename T> T unused(T a) { return twice(a) * 3; }
template <typename T> struct Box {
  T v;
  T get() { return v; }
  T outside();
  static int id() { return 1; }
  struct In { int a; int get() { return a; } };
};
template <typename T> T Box<T>::outside() { return v; }
template float twice<float>(float);
template int twice(int);
template float unused<float>(float);
template struct Box<float>;
template int Box<int>::get();
namespace N {
template <typename T> T same(T a) { return a; }
template float same(float);
}
template double N::same(double);
extern template half twice(half);

export float f(float a, half h) {
  Box<float> b;
  b.v = a;
  return b.get() + unused(a) + twice(h);
}
// CHECK: define weak_odr hidden {{.*}} float @_Z5twiceIfET_S0_(
// CHECK: define weak_odr hidden {{.*}} i32 @_Z5twiceIiET_S0_(
// CHECK: define weak_odr hidden {{.*}} float @_Z6unusedIfET_S0_(
// CHECK: define weak_odr hidden {{.*}} float @_ZN3BoxIfE3getEv(
// CHECK: define weak_odr hidden {{.*}} i32 @_ZN3BoxIiE3getEv(
// CHECK: declare hidden {{.*}} float @_Z5twiceIDhET_S0_(
