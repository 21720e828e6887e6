// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What people compute with templates: factorials, traits, choices, lists of types and of numbers.
template <int N> struct Factorial { static const int value = N * Factorial<N - 1>::value; };
template <> struct Factorial<0> { static const int value = 1; };
template <typename T, typename U> struct Same { static const bool value = false; };
template <typename T> struct Same<T, T> { static const bool value = true; };
template <bool B, typename T = void> struct If {};
template <typename T> struct If<true, T> { typedef T type; };
template <typename T> typename If<sizeof(T) == 4, T>::type sized(T a) { return a; }
template <typename T> typename If<sizeof(T) == 8, T>::type sized(T a) { return a * 2; }
template <typename... T> struct List {};
template <typename T> struct Length;
template <typename... T> struct Length<List<T...> > { static const int value = sizeof...(T); };
template <uint... I> struct Seq {};
template <uint N, uint... I> struct Make : Make<N - 1, N - 1, I...> {};
template <uint... I> struct Make<0, I...> { typedef Seq<I...> type; };
template <uint... I> float picked(float4 v, Seq<I...> s) { return (v[I] + ...); }
template <typename T> struct Outer { template <typename U> struct Inner { T t; U u; }; };

export float f(float a, double d, float4 v) {
  Outer<float>::Inner<int> b;
  b.t = a;
  b.u = Factorial<5>::value + Length<List<int, float> >::value;
  bool same = Same<int, int>::value && !Same<int, float>::value;
  return sized(a) + sized(d) + picked(v, Make<3>::type()) + b.t + b.u + same;
}
// CHECK-LABEL: define {{.*}} float @_Z1ffdDv4_f(
// CHECK: call {{.*}} @_Z6pickedIJLj0ELj1ELj2EEEfDv4_f3SeqIJXspT_EEE(
