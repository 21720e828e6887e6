// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Linker names of packs: their elements between J and E, with the kind of an empty one before it.
template <typename... T> int types(T... t) { return 1; }
template <bool... B> int values() { return 1; }
template <int N, uint... B> int sized(vector<float, N> v) { return 1; }
template <typename T, T... B> int typed() { return 1; }
template <int... T> struct Seq { int a; };
template <typename... T> struct Tup { int a; };
template <int... I> int seq(Seq<I...> s) { return 1; }
template <typename... T> int vectors(Tup<vector<T, 2>...> s) { return 1; }
template <typename... T> int twice(Tup<float, T...> s, T... t) { return 1; }
namespace N {
template <typename T> struct In { T a; };
template <typename... T> int nested(In<T>... s) { return 1; }
}
template <int... I> vector<float, sizeof...(I)> counted() { return 0; }

export int f(float3 b) {
  Tup<float2, int2> q;
  Tup<float, int> q2;
  Seq<1, 2> s;
  Seq<> none;
  N::In<int> ni;
  N::In<float> nf;
  return types<>() + values<>() + sized<3>(b) + sized<3, 1u>(b) + typed<int>() + typed<int, 3>() + seq(s) + seq(none)
    + vectors(q) + twice(q2, 2) + N::nested(ni, nf) + types(q) + counted<1, 2>().x;
}
// CHECK: @_Z5typesIJEEiDpT_(
// CHECK: @_Z6valuesITpTnbJEEiv(
