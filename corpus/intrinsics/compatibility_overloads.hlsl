// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -verify
// RUN: hlslfe check %s -T lib_6_6 -Wno-deprecated-declarations -Werror
// compare: -T lib_6_6
// Overloads of integers, doubles and of scalars beside vectors, which Clang's header calls deprecated.
export float integer(int i, uint u) {
  return sin(i) + sqrt(u); // expected-warning {{[warn_deprecated_message]}} expected-warning {{[warn_deprecated_message]}}
}
// CHECK-LABEL: define {{.*}} float @_Z7integerij(
// CHECK: call {{.*}} float @_ZN4hlsl3sinEi(i32
// CHECK: call {{.*}} float @_ZN4hlsl4sqrtEj(i32
// CHECK: define linkonce_odr hidden {{.*}} float @_ZN4hlsl3sinEi(
// CHECK: sitofp i32 {{%.*}} to float
// CHECK-NEXT: call {{.*}} float @llvm.sin.f32(
// CHECK: uitofp i32 {{%.*}} to float

export float3 doubles(double3 d) {
  return pow(d, d); // expected-warning {{[warn_deprecated_message]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z7doublesDv3_d(
// CHECK: call {{.*}} <3 x float> @_ZN4hlsl3powEDv3_dS0_(<3 x double>

export float3 mixed(float3 v, float s) {
  v = max(v, s); // expected-warning {{[warn_deprecated_message]}}
  v = clamp(v, s, v); // expected-warning {{[warn_deprecated_message]}}
  return lerp(v, v, s); // expected-warning {{[warn_deprecated_message]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z5mixedDv3_ff(
// CHECK: call {{.*}} @_ZN4hlsl3maxIfLj3EEENS_8__detail9enable_ifIXaagtT0_Li1EleT0_Li4EEDvT0__T_E4TypeES4_S3_(
// CHECK: call {{.*}} @_ZN4hlsl5clampIfLj3EEE{{.*}}E4TypeES4_S3_S4_(
// CHECK: call {{.*}} @_ZN4hlsl4lerpIfLj3EEE{{.*}}E4TypeES4_S4_S3_(
