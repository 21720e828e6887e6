// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify=portability
// The element and the size of an array are deduced as in DXC; Clang 22 finds nothing there and takes explicit arguments.
template <typename T, int N> T sum(T a[N]) {
  T s = a[0];
  for (int i = 1; i < N; i++)
    s += a[i];
  return s;
}

export float f(float a[3]) { return sum<float, 3>(a); }
// CHECK-LABEL: define {{.*}} float @_Z1fA3_f(
// CHECK: call {{.*}} float @_Z3sumIfLi3EET_PS0_(

export int g(int a[5]) { return sum(a); } // portability-warning {{[warn_hlsl_portability]}}
// CHECK-LABEL: define noundef i32 @_Z1gA5_i(
// CHECK: call {{.*}} i32 @_Z3sumIiLi5EET_PS0_(
