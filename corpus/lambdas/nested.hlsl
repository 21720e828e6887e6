// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Lambdas in lambdas and in methods; `this` is captured as a copy of the object.
struct S {
  float m;
  float written() { auto l = [this](float x) { return m + x; }; return l(1); }
  float by_default() { auto l = [=]() { return m * 2; }; return l(); }
  float twice() { auto l = [&]() { auto k = [&]() { return m + this.m; }; return k() + twice_of(m); }; return l(); }
  float twice_of(float x) { return x * 2; }
};
export float f(float a) {
  S s;
  s.m = a;
  auto n = [a](float x) { auto inner = [a, x](float y) { return a + x + y; }; return inner(2); };
  auto n2 = [&](float x) { auto inner = [&](float y) { a += y; return a + x + y; }; return inner(2); };
  return n(1) + n2(2) + s.written() + s.by_default() + s.twice();
}
// CHECK-LABEL: define noundef {{.*}} float @_Z1ff(
// CHECK: define linkonce_odr hidden {{.*}} float @_ZN1S7writtenEv(
