// RUN: hlslfe %s -T lib_6_6 -Wno-hlsl-202y-extensions | FileCheck %s
// compare: -T lib_6_6
// The result behind the parameters, where these and the class are known.
auto f() -> float { return 1.0; }
auto g(int a) -> decltype(a * 1.5f);
auto g(int a) -> decltype(a * 1.5f) { return a; }
struct S {
  struct Inner { int q; };
  int v;
  auto get() -> int { return v; }
  auto fixed() const -> float { return v; }
  auto made() -> Inner;
};
auto S::made() -> Inner {
  Inner t;
  t.q = v;
  return t;
}
auto annotated(float a : A) -> const float4 : SV_Target { return a; }
float h() {
  S s;
  s.v = 1;
  auto twice = [](float x) -> decltype(x) { return x * 2; };
  return f() + g(1) + s.get() + s.fixed() + s.made().q + twice(2);
}
// CHECK-LABEL: define {{.*}} float @_Z1gi(
