// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Templates that are members, of plain classes and of instances.
struct S {
  float a;
  template <typename T> T scale(T x) { return x * a; }
  template <int N> float times() const { return a * N; }
  template <typename T> static T id(T x) { return x; }
  float use() { return scale(2.0f) + times<3>() + id(1) + late; }
  int late;
};
template <typename T> struct P {
  T v;
  template <typename U> U to() { return (U)v; }
  template <typename U> U both(U u) { return (U)v + u; }
};

export float f(S s, float2 v) { return s.scale(v).y + s.times<4>() + S::id(v.x) + s.use(); }
// CHECK-LABEL: define {{.*}} float @_Z1f1SDv2_f(
// CHECK: call {{.*}} <2 x float> @_ZN1S5scaleIDv2_fEET_S2_(
// CHECK: call {{.*}} float @_ZNK1S5timesILi4EEEfv(
// CHECK: call {{.*}} float @_ZN1S2idIfEET_S1_(
// CHECK: call {{.*}} float @_ZN1S3useEv(
export float g(int i) {
  P<int> p;
  p.v = i;
  return p.to<float>() + p.both(1.5f);
}
// CHECK-LABEL: define {{.*}} float @_Z1gi(
// CHECK: call {{.*}} float @_ZN1PIiE2toIfEET_v(
// CHECK: call {{.*}} float @_ZN1PIiE4bothIfEET_S2_(
