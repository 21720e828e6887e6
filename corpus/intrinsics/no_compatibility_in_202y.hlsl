// RUN: hlslfe %s -T lib_6_6 -std=hlsl202y | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -std=hlsl202y -Whlsl-portability -verify
// 202y has no deprecated overloads: what they computed is DXC's choice among the others, and Clang finds it ambiguous.
export float integer(int i) {
  return sin(i); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} float @_Z7integeri(
// CHECK: [[F:%.*]] = sitofp i32 {{%.*}} to float
// CHECK-NEXT: call {{.*}} float @llvm.sin.f32(float [[F]])
export float3 mixed(float3 v, float s) {
  return max(v, s); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z5mixedDv3_ff(
// CHECK: call {{.*}} <3 x float> @llvm.maxnum.v3f32(
