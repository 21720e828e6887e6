// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The element and the size of a vector or matrix are deduced.
template <typename T, int N> vector<T, N> half_of(vector<T, N> v) { return v / 2; }
template <typename T> T second(vector<T, 2> v) { return v.y; }
template <typename T, int N> vector<T, N + 1> grow(vector<T, N> v, T last) {
  vector<T, N + 1> r;
  for (int i = 0; i < N; i++)
    r[i] = v[i];
  r[N] = last;
  return r;
}

export float4 f(float3 v, int2 w) { return grow(half_of(v), second(w) + 0.5f); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z1fDv3_fDv2_i(
// CHECK: call {{.*}} <3 x float> @_Z7half_ofIfLi3EEDvT0__T_S1_(
// CHECK: call {{.*}} i32 @_Z6secondIiET_Dv2_S0_(
// CHECK: call {{.*}} <4 x float> @_Z4growIfLi3EEDvplT0_Li1E_T_DvT0__S0_S0_(
