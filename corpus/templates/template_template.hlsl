// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A template can be the argument of another one, written or deduced.
template <typename T> struct Box { T value; };
template <typename T, int N> struct Row { T cells[N]; };
template <typename... T> struct Pack { int a; };
template <template <typename> class C, typename T> struct Use { C<T> inner; };
template <template <typename...> class C, typename... T> C<T...> make() { C<T...> r = (C<T...>)0; return r; }
template <template <typename, int> class C, typename T> int third(C<T, 3> c) { return 1; }
template <template <typename> class C, typename T> T both(C<T> c, C<float> d) { return c.value + d.value; }
template <template <typename> class C = Box> int defaulted() { C<int> c; c.value = 2; return c.value; }
template <template <typename...> class... C> int many() { return sizeof...(C); }

export float f(float a) {
  Use<Box, float> u;
  u.inner.value = a;
  Row<float, 3> row;
  row.cells[0] = a;
  Box<int> b = { 3 };
  return u.inner.value + make<Pack, int, float>().a + third(row) + both(b, u.inner) + defaulted() + many<>() + many<Pack>();
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call {{.*}} @_Z4makeI4PackJifEET_IJDpT0_EEv(
// CHECK: call {{.*}} @_Z4bothI3BoxiET0_T_IS1_ES2_IfE(
