// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The type of an expression that is never computed.
struct S {
  int m;
  float n() { return 1; }
};
template <typename T> struct Box {
  T t;
  typedef T type;
};
typedef decltype(1 + 2.0h) Sum;
using Word = decltype(uint(1));
static const decltype(1u) k = 3u;

float names(float a, const float4 v) {
  decltype(a) b = a;
  decltype(a * 2) c = b;
  decltype((int)a) d = 1;
  decltype(v) w = v;
  return b + c + d + w.x;
}
float members(S s) {
  decltype(s.m) a = 1;
  decltype(s.n()) b = 2;
  decltype(S::m) c = 3;
  decltype(s) t = s;
  return a + b + c + t.m;
}
float templates() {
  Box<decltype(1.5f)> a;
  a.t = 2;
  return a.t + (float)decltype(k)(4);
}
Sum f() { return k; }
Word g() { return k; }
decltype(f()) h(decltype(1.0L) a) { return (Sum)a; }
// CHECK-LABEL: define {{.*}} float @_Z5namesfDv4_f(
// CHECK-LABEL: define {{.*}} float @_Z1hd(double
