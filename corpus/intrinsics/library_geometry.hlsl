// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Clang's header has these as functions of its own: a call stays a call, the definition follows.
export float lengths(float3 a, float2 b, float c) { return length(a) + length(b) + length(c); }
// CHECK-LABEL: define {{.*}} float @_Z7lengthsDv3_fDv2_ff(
// CHECK: call {{.*}} float @_ZN4hlsl6lengthILi3EEEKfDvT__NS_8__detail9enable_ifIXaagtT_Li1EleT_Li4EEfE4TypeE(<3 x float>
// CHECK: call {{.*}} float @_ZN4hlsl6lengthILi2EEEKfDvT__NS_8__detail9enable_ifIXaagtT_Li1EleT_Li4EEfE4TypeE(<2 x float>
// CHECK: call {{.*}} float @_ZN4hlsl6lengthIfEEKNS_8__detail9enable_ifIXaa{{.*}}E4TypeES3_(float
// CHECK: define linkonce_odr hidden {{.*}} float @_ZN4hlsl6lengthILi3EEE
// CHECK: define linkonce_odr hidden {{.*}} float @_ZN4hlsl6lengthILi2EEE
// CHECK: define linkonce_odr hidden {{.*}} float @_ZN4hlsl6lengthIfEE

export float4 mirrors(float4 i, float4 n, float eta) { return reflect(i, n) + refract(i, n, eta) + faceforward(n, i, n); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z7mirrorsDv4_fS_f(
// CHECK: call {{.*}} @_ZN4hlsl7reflectILi4EEEKDvT__NS_8__detail9enable_ifI{{.*}}E4TypeES5_S5_(
// CHECK: call {{.*}} @_ZN4hlsl7refractILi4EEEKDvT__NS_8__detail9enable_ifI{{.*}}E4TypeES5_S5_f(
// CHECK: call {{.*}} @_ZN4hlsl11faceforwardILi4EEEKDvT__NS_8__detail9enable_ifI{{.*}}E4TypeES5_S5_S5_(

export float far(float3 a, float3 b) { return distance(a, b) + distance(a.x, b.x); }
// CHECK-LABEL: define {{.*}} float @_Z3farDv3_fS_(
// CHECK: call {{.*}} @_ZN4hlsl8distanceILi3EEEKfDvT__NS_8__detail9enable_ifI{{.*}}E4TypeES6_(
// CHECK: call {{.*}} @_ZN4hlsl8distanceIfEEKNS_8__detail9enable_ifI{{.*}}E4TypeES3_S3_(
