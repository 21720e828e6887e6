// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Packs of types and values in classes: partial specialisations take them apart, bases put them together.
template <typename... T> struct Tuple;
template <> struct Tuple<> { int size() { return 0; } };
template <typename H, typename... R> struct Tuple<H, R...> : Tuple<R...> {
  H head;
  int size() { return 1 + sizeof...(R); }
};
template <typename... T> int count(Tuple<T...> t) { return sizeof...(T); }
template <int... I> struct Seq { int values[sizeof...(I)]; };
template <int... I> Seq<I...> filled() { Seq<I...> s = { I... }; return s; }
template <typename... A> struct Mix : A... { int n; };
struct X { float x; };
template <typename T, typename... R> struct First { using type = T; };
template <typename... T> typename First<T...>::type first(T... t) {
  typename First<T...>::type v[] = { t... };
  return v[0];
}

export float f(float a) {
  Tuple<int, float, float3> t;
  t.head = 3;
  Mix<X> m;
  m.x = a;
  return t.size() + count(t) + filled<4, 5, 6>().values[1] + first(a, 1, 2) + m.x;
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call {{.*}} @_Z5countIJifDv3_fEEi5TupleIJDpT_EE(
// CHECK: call {{.*}} @_Z5firstIJfiiEEN5FirstIDpT_E4typeES2_(
