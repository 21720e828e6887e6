// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Friends are functions of the namespace around; without another declaration only an argument of the class finds them.
struct B;
struct A {
  int v;
  friend struct B;
  friend class Later;
  friend B;
  friend int later(A a);
  static int one() { return 1; }
  friend int inside(A a) { return one() + a.v; }
  friend A operator+(A a, A b) {
    A c;
    c.v = a.v + b.v;
    return c;
  }
  template <typename T> friend struct Q;
  template <typename T> friend T fn(T t);
};
int later(A a) { return a.v; }
struct Derived : A { int z; };
template <typename T> struct P {
  T v;
  friend T peek(P a) { return a.v; }
};
namespace N {
struct S {
  int v;
  friend int peek(S s) { return s.v; }
};
int call(S s) { return peek(s); }
}

int use() {
  A a;
  a.v = 1;
  Derived d;
  d.v = 2;
  P<float> p;
  p.v = 3;
  N::S s;
  s.v = 4;
  return later(a) + inside(a) + inside(d) + (a + a).v + (int)peek(p) + peek(s) + N::call(s);
}
// CHECK: call {{.*}} i32 @_Z5later1A(
// CHECK: call {{.*}} i32 @_Z6inside1A(
// CHECK: call void @_Zpl1AS_(
// CHECK: call {{.*}} float @_Z4peek1PIfE(
// CHECK: call {{.*}} i32 @_ZN1N4peekENS_1SE(
