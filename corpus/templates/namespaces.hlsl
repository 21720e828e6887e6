// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Templates in namespaces, found by qualified names and through the namespace of an argument.
namespace N {
template <typename T> struct P { T a; T m() { return f(a) + 1; } static T f(T x) { return x; } };
template <typename T> T id(T a) { return a; }
template <typename T> T take(P<T> p) { return id(p.a); }
}

export float g(float x) {
  N::P<float> p;
  p.a = x;
  return p.m() + N::id(3) + take(p);
}
// CHECK-LABEL: define {{.*}} float @_Z1gf(
// CHECK: call {{.*}} float @_ZN1N1PIfE1mEv(
// CHECK: call {{.*}} i32 @_ZN1N2idIiEET_S1_(
// CHECK: call {{.*}} float @_ZN1N4takeIfEET_NS_1PIS1_EE(
