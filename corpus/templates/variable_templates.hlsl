// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A template of a variable makes one for each list of arguments; static members are defined for those in use.
template <typename T> static const T pi = T(3.14);
template <typename T> static T counter = 0;
template <typename T, int N> static const T table[N] = { 1, 2 };
template <typename T> static const bool is_float = false;
template <> static const bool is_float<float> = true;
template <int N> static const int factorial = N * factorial<N - 1>;
template <> static const int factorial<0> = 1;
namespace NS { template <typename T> static T inner = 3; }
static int index;
template <typename T> struct Box {
  static T shared_value;
  static const int k = 3;
  T get() { return shared_value; }
};
template <typename T> T Box<T>::shared_value = 3;

export float f(float a) {
  counter<float> += a;
  counter<int>++;
  index = a;
  Box<float> b;
  return pi<float> + pi<float3>.x + table<float, 2>[index] + is_float<int> + is_float<float> + factorial<5>
    + NS::inner<int> + Box<float>::shared_value + Box<int>::k + b.get();
}
// CHECK-DAG: @_ZL7counterIfE = internal global float 0.000000e+00
// CHECK-DAG: @_ZL2piIDv3_fE = internal constant <3 x float>
// CHECK-DAG: @_ZN2NSL5innerIiEE = internal global i32 3
// CHECK-DAG: @_ZN3BoxIfE12shared_valueE = linkonce_odr hidden global float 3.000000e+00
