// RUN: hlslfe %s -T lib_6_6 -Wno-c++14-extensions | FileCheck %s
// compare: -T lib_6_6
// Variables for some of the arguments: the most special pattern decides.
template <typename T> static const int size = 1;
template <typename T> static const int size<vector<T, 2> > = 2;
template <typename T, int N> static const int size<matrix<T, N, N> > = N * 100;
template <typename A, typename B> static const bool same = false;
template <typename A> static const bool same<A, A> = true;
template <int N, typename T> static const T q = N;
template <typename T> static const T q<0, T> = 7;
template <int N> static const float q<N, float> = 9;

int sizes() { return size<int> + size<float2> * 10 + size<float3x3>; }
int pairs() { return same<int, int> + same<int, float> * 2; }
float numbers() { return q<1, int> + q<0, int> + q<2, float>; }
// CHECK-LABEL: define {{.*}} i32 @_Z5sizesv(
// CHECK: ret i32 321
// CHECK-LABEL: define {{.*}} i32 @_Z5pairsv(
// CHECK: ret i32 1
