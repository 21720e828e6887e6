// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// One member of one instance can be written by hand.
template <typename T> struct Box {
  T v;
  T get() { return v; }
  T half_of() const { return v / 2; }
  static int id() { return 1; }
  template <typename U> U as() { return (U)v; }
};
template <> int Box<int>::get() { return v + 7; }
template <> float Box<float>::half_of() const { return v * 0.5; }
template <> int Box<float3>::id() { return 3; }
template <> template <> int Box<float>::as<int>() { return 9; }

export float f(float a) {
  Box<int> i = { 3 };
  Box<float> x = { a };
  return i.get() + x.get() + x.half_of() + i.half_of() + Box<float3>::id() + Box<int>::id() + x.as<int>() + x.as<uint>();
}
// CHECK: define hidden noundef i32 @_ZN3BoxIiE3getEv(
// CHECK: define hidden {{.*}} float @_ZNK3BoxIfE7half_ofEv(
// CHECK: define hidden noundef i32 @_ZN3BoxIDv3_fE2idEv(
// CHECK: define linkonce_odr hidden {{.*}} float @_ZN3BoxIfE3getEv(
