// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Signatures that depend on values: the linker name spells the expression, so that overloads stay apart.
template <typename T, typename U> struct Same { static const bool value = false; };
template <typename T> struct Same<T, T> { static const bool value = true; };
template <bool B, typename T = void> struct If {};
template <typename T> struct If<true, T> { typedef T type; };
namespace N { template <typename T> struct Is { static const bool value = true; }; struct Q { static const int v = 1; }; }
struct Tr { static const int k = 1; };
template <typename T> typename If<Same<T, float>::value, T>::type a(T x) { return x; }
template <typename T> typename If<!Same<T, float>::value, T>::type a(T x) { return x; }
template <typename T> typename If<N::Is<T>::value && sizeof(T) < 16, T>::type b(T x) { return x; }
template <typename T> typename If<T::k == 1, int>::type c(T x) { return 1; }
template <typename T, int M> typename If<(M > 2 ? true : false), T>::type d(T x) { return x; }
template <typename... T> typename If<sizeof...(T) == 2, int>::type e(T... x) { return 1; }
template <int M> typename If<-M == -3, int>::type g() { return 1; }
template <typename T> typename If<sizeof(vector<T, 2>) == 8, T>::type h(T x) { return x; }
export float f(float x, int y, Tr t) { return a(x) + a(y) + b(x) + c(t) + d<float, 3>(x) + e(1, 2) + g<3>() + h(x); }
namespace M { template <typename T> struct Box { T v; }; template <typename T> using V = vector<T, 3>; }
template <typename T> T get(M::Box<T> b) { return b.v; }
template <typename T> T first(M::V<T> b) { return b.x; }
export float g(float a) { M::Box<float> b; b.v = a; return get(b) + first(float3(1, 2, 3)); }
// CHECK-DAG: @_Z1aIfEN2IfIXsr4SameIT_fEE5valueES1_E4typeES1_(
// CHECK-DAG: @_Z1aIiEN2IfIXntsr4SameIT_fEE5valueES1_E4typeES1_(
