// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Methods of a class template that are defined outside of it, with names of their own for the parameters.
template <typename T> struct P {
  T v;
  T get();
  T add(T x, int n) const;
  static T make(T x);
};
template <typename T> T P<T>::get() { return v + 1; }
template <typename U> U P<U>::add(U y, int m) const { return v + y * m; }
template <typename T> T P<T>::make(T x) { return x * 2; }

export float f(float x) {
  P<int> p;
  p.v = 3;
  P<float> q;
  q.v = x;
  return p.get() + q.get() + q.add(x, 2) + P<float>::make(x);
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call {{.*}} i32 @_ZN1PIiE3getEv(
// CHECK: call {{.*}} float @_ZN1PIfE3getEv(
// CHECK: call {{.*}} float @_ZNK1PIfE3addEfi(
// CHECK: call {{.*}} float @_ZN1PIfE4makeEf(
// CHECK-LABEL: define linkonce_odr hidden {{.*}} i32 @_ZN1PIiE3getEv(
// CHECK: add nsw i32 {{%.*}}, 1
