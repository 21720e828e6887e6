// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A pack of parameters takes what the others leave; the more specialised template ends the recursion.
template <typename T> T sum(T a) { return a; }
template <typename T, typename... R> T sum(T a, R... r) { return a + sum(r...); }
template <typename T> T pairs(T a) { return a; }
template <typename T, typename U, typename... R> T pairs(T a, U b, R... r) { return a * b + pairs(r...); }
template <typename... T> float4 listed(T... t) { float4 v = { t... }; return v; }
template <typename... T> float4 doubled(T... t) { return float4(t * 2 ...); }
template <typename... T, typename U> U behind(U u, T... t) { return u + sizeof...(t); }
void takes(inout float a, inout float b) { a += b; }
template <typename... T> void each(inout T... t) { takes(t...); }

export float f(float a) {
  float b = a;
  each(a, b);
  return sum(a, 1, 2.0) + pairs(1, 2, 3, 4, 5.0) + listed(a, a, 1.0, 2.0).x + doubled(a, a, a, a).y + behind(a, 1, 2);
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call {{.*}} @_Z3sumIfJifEET_S0_DpT0_(
// CHECK: define linkonce_odr hidden {{.*}} @_Z3sumIfJifEET_S0_DpT0_(
