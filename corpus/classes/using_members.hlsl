// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Names of bases in a class of their own, beside its own ones.
struct A {
  typedef float T;
  enum E { X = 3 };
  int m;
  int f() { return m; }
  int g(float a) { return 1; }
  int same(int a) { return 3; }
  static int s() { return 4; }
};
struct B : A {
  using A::f;
  using A::g;
  using A::m;
  using A::same;
  using A::s;
  using typename A::T;
  using A::X;
  T t;
  int f(int a) { return a + m; }
  int g(int a) { return 2; }
  int same(int a) { return 5; }
};
template <typename T> struct P {
  T m;
  T get() { return m; }
};
template <typename T> struct Q : P<T> {
  using P<T>::m;
  using P<T>::get;
  T twice() { return m + get(); }
};
int use() {
  B b;
  b.m = 1;
  b.t = 2;
  Q<float> q;
  q.m = 1;
  return b.f() + b.f(2) + b.g(1.0f) + b.g(1) + b.same(1) + (int)B::X + B::s() + (int)q.twice();
}
// CHECK: call {{.*}} @_ZN1A1gEf(
// CHECK: call {{.*}} @_ZN1B1gEi(
// CHECK: call {{.*}} @_ZN1B4sameEi(
