// RUN: hlslfe %s -T lib_6_6 2>&1 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -verify
// compare: -T lib_6_6
// A longer vector becomes a shorter one with a warning, a scalar without; the other way round is an error (see below).
export float2 assign(float4 v) {
  float2 a = v; // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
  return a;
}
// CHECK-LABEL: define {{.*}} <2 x float> @_Z6assignDv4_f(
// CHECK: shufflevector <4 x float> {{%.*}}, <4 x float> poison, <2 x i32> <i32 0, i32 1>

export float first(float4 v) {
  float x = v;
  return x;
}
// CHECK-LABEL: define {{.*}} float @_Z5firstDv4_f(
// CHECK: extractelement <4 x float> {{%.*}}, i32 0

// Operands of different length meet in the shorter one.
export float2 operands(float2 a, float3 b) {
  return a + b; // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
}
// CHECK-LABEL: define {{.*}} <2 x float> @_Z8operandsDv2_fDv3_f(
// CHECK: shufflevector <3 x float> {{%.*}}, <3 x float> poison, <2 x i32> <i32 0, i32 1>
// CHECK-NEXT: fadd {{.*}} <2 x float>

// The element type changes before the length does.
export int2 both(float3 v) {
  return v; // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}
}
// CHECK-LABEL: define {{.*}} <2 x i32> @_Z4bothDv3_f(
// CHECK: fptosi <3 x float> {{%.*}} to <3 x i32>
// CHECK-NEXT: shufflevector <3 x i32> {{%.*}}, <3 x i32> poison, <2 x i32> <i32 0, i32 1>

export int2 explicit_cast(float3 v) { return (int2)v; }
// CHECK-LABEL: define {{.*}} <2 x i32> @_Z13explicit_castDv3_f(
