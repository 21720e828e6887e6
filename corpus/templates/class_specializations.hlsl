// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The specialisation that fits best gives the members.
template <typename T> struct Kind { T general; };
template <typename T> struct Kind<vector<T, 2> > { T pair; };
template <typename T, int N> struct Kind<vector<T, N> > { T many; };
template <> struct Kind<int> { float by_hand; int get() { return 7; } };

export float f() {
  Kind<float> a;
  a.general = 1;
  Kind<float2> b;
  b.pair = 2;
  Kind<float3> c;
  c.many = 3;
  Kind<int> d;
  d.by_hand = 4;
  return a.general + b.pair + c.many + d.by_hand + d.get();
}
// CHECK-LABEL: define {{.*}} float @_Z1fv(
// CHECK: call {{.*}} i32 @_ZN4KindIiE3getEv(
