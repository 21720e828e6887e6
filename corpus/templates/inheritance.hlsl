// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Instances as bases and instances with bases; a base is deduced from a derived class.
template <typename T> struct Base { T a; T get() { return a; } static const int K = 2; };
template <typename T> struct Derived : Base<T> { T b; T sum() { return this.a + b + this.get(); } };
struct Plain : Base<float> { float c; float all() { return a + c + get() + K; } };
template <typename T> T from(Base<T> p) { return p.a; }

export float f(float x) {
  Derived<int> d;
  d.a = 1;
  d.b = 2;
  Plain p;
  p.a = x;
  p.c = 3;
  return d.sum() + p.all() + from(p);
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call noundef i32 @_ZN7DerivedIiE3sumEv(
// CHECK: call {{.*}} float @_ZN5Plain3allEv(
// CHECK: call {{.*}} float @_Z4fromIfET_4BaseIS0_E(
// CHECK-LABEL: define linkonce_odr hidden {{.*}} float @_ZN5Plain3allEv(
// CHECK: call {{.*}} float @_ZN4BaseIfE3getEv(
