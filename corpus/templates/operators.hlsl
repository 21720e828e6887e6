// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Operators of instances, and operators that are templates.
template <typename T> struct Num {
  T v;
  Num operator+(Num o) { Num r; r.v = v + o.v; return r; }
  T operator[](int i) { return v * i; }
};
template <typename T> T operator*(Num<T> a, T b) { return a.v * b; }

export float f(float x) {
  Num<float> a;
  a.v = x;
  Num<float> b = a + a;
  return b[2] + b * x;
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call void @_ZN3NumIfEplES0_(
// CHECK: call {{.*}} float @_ZN3NumIfEixEi(
// CHECK: call {{.*}} float @_ZmlIfET_3NumIS0_ES0_(
