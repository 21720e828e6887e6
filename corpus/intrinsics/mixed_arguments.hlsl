// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify
// Calls that Clang 22 finds ambiguous and DXC accepts (docs/differences.md, "Intrinsic calls").
export float3 exponent(float3 v) {
  return pow(v, 2.0); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z8exponentDv3_f(
// CHECK: call {{.*}} <3 x float> @llvm.pow.v3f32(<3 x float> {{%.*}}, <3 x float> splat (float 2.000000e+00))

export float3 literal(float3 v) {
  return max(0, v); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z7literalDv3_f(
// CHECK: call {{.*}} <3 x float> @llvm.maxnum.v3f32(<3 x float> zeroinitializer, <3 x float> {{%.*}})

export float3 limits(float3 v, float f) {
  return clamp(v, 0, f); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z6limitsDv3_ff(
// CHECK: call {{.*}} <3 x float> @llvm.dx.nclamp.v3f32(<3 x float> {{%.*}}, <3 x float> zeroinitializer, <3 x float> {{%.*}})

export float3 blend(float3 v, float f) {
  return lerp(0, v, f); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z5blendDv3_ff(
// CHECK: call {{.*}} <3 x float> @llvm.dx.lerp.v3f32(<3 x float> zeroinitializer, <3 x float> {{%.*}}, <3 x float> {{%.*}})

export float product(float3 v) {
  return dot(v, 1); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} float @_Z7productDv3_f(
// CHECK: call {{.*}} float @llvm.dx.fdot.v3f32(<3 x float> {{%.*}}, <3 x float> splat (float 1.000000e+00))

// Clang's header has an overload for one scalar of the right type, and calls it deprecated.
export float3 plain(float3 v) {
  return min(v, 1.0); // expected-warning {{[warn_deprecated_message]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z5plainDv3_f(
// CHECK: call {{.*}} <3 x float> @_ZN4hlsl3minIfLj3EEE{{.*}}S4_S3_(<3 x float> {{.*}}, float {{.*}} 1.000000e+00)
// CHECK: define linkonce_odr hidden {{.*}} @_ZN4hlsl3minIfLj3EEE
// CHECK: call {{.*}} <3 x float> @llvm.minnum.v3f32(
