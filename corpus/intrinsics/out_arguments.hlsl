// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify
// modf, frexp and sincos give several results; Clang 22 has none of them.
export float3 parts(float3 x, out float3 whole) {
  return modf(x, whole); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z5partsDv3_fRS_(
// CHECK: [[WHOLE:%.*]] = call {{.*}} <3 x float> @llvm.trunc.v3f32(<3 x float> [[X:%.*]])
// CHECK-NEXT: [[REST:%.*]] = fsub {{.*}} <3 x float> [[X]], [[WHOLE]]
// CHECK-NEXT: store <3 x float> [[WHOLE]], ptr %tmp, align 16
// CHECK: ret <3 x float> [[REST]]

export int whole_number(float x) {
  int i;
  modf(x, i); // expected-warning {{[warn_hlsl_portability]}}
  return i;
}
// CHECK-LABEL: define noundef i32 @_Z12whole_numberf(
// CHECK: call {{.*}} float @llvm.trunc.f32(
// CHECK: fptosi float {{%.*}} to i32

export float2 circle(float angle) {
  float2 p;
  sincos(angle, p.y, p.x); // expected-warning {{[warn_hlsl_portability]}}
  return p;
}
// CHECK-LABEL: define {{.*}} <2 x float> @_Z6circlef(
// CHECK: call {{.*}} float @llvm.sin.f32(
// CHECK-NEXT: call {{.*}} float @llvm.cos.f32(

export float mantissa(float x, out float exponent) {
  return frexp(x, exponent); // expected-warning {{[warn_hlsl_portability]}}
}
// CHECK-LABEL: define {{.*}} float @_Z8mantissafRf(
// CHECK: [[WORD:%.*]] = bitcast float {{%.*}} to i32
// CHECK: select {{.*}} i1
// CHECK: select {{.*}} i1
