// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// compare: -T ps_6_6
// ddx and ddy are functions of Clang's header around the coarse ones; fwidth adds their magnitudes.
float4 main(float4 a : A) : SV_Target { return ddx(a) + ddy(a) + ddx_fine(a) + ddy_coarse(a) + fwidth(a); }
// CHECK-LABEL: define internal {{.*}} <4 x float> @_Z4mainDv4_f(
// CHECK: call {{.*}} @_ZN4hlsl3ddxILi4EEEKDvT__NS_8__detail9enable_ifI{{.*}}E4TypeES5_(<4 x float>
// CHECK: call {{.*}} @_ZN4hlsl3ddyILi4EEE
// CHECK: call {{.*}} @llvm.dx.ddx.fine.v4f32(
// CHECK: call {{.*}} @llvm.dx.ddy.coarse.v4f32(
// CHECK: call {{.*}} @_ZN4hlsl6fwidthILi4EEE
// CHECK: define linkonce_odr hidden {{.*}} @_ZN4hlsl3ddxILi4EEE
// CHECK: call {{.*}} @llvm.dx.ddx.coarse.v4f32(
