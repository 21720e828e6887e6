// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A member template of a class template, defined outside of it, under other names of the parameters.
template <typename T> struct Box {
  T v;
  template <typename U> U as(U scale);
  template <typename U, int N> vector<U, N> many() const;
  template <typename U> static U zero();
};
template <typename A> template <typename B> B Box<A>::as(B scale) { A own = v; return (B)own * scale; }
template <typename T> template <typename U, int N> vector<U, N> Box<T>::many() const { return (U)v; }
template <typename T> template <typename U> U Box<T>::zero() { return (U)0; }

export float f(float a) {
  Box<int> i = { 3 };
  Box<float> x = { a };
  return i.as(2.0f) + x.as(3) + x.many<int, 3>().z + Box<float>::zero<uint>();
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK-DAG: define linkonce_odr hidden {{.*}} float @_ZN3BoxIiE2asIfEET_S2_(
