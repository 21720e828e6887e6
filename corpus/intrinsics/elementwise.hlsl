// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// One argument, one operation on each component: LLVM's own intrinsics where they exist, llvm.dx ones for the rest.
export float4 llvm_ones(float4 a, float b) {
  float4 r = sqrt(abs(a)) + exp2(a) + log(a) + floor(a) + round(a) + trunc(a) + ceil(a);
  r += sin(a) * cos(a) + tan(a) + asin(a) + acos(a) + atan(a) + sinh(a) + cosh(a) + tanh(a);
  return r + exp(a) + log2(a) + log10(b);
}
// CHECK-LABEL: define {{.*}} <4 x float> @_Z9llvm_onesDv4_ff(
// CHECK: [[ABS:%.*]] = call {{.*}} <4 x float> @llvm.fabs.v4f32(<4 x float> {{%.*}})
// CHECK-NEXT: call {{.*}} <4 x float> @llvm.sqrt.v4f32(<4 x float> [[ABS]])
// CHECK: call {{.*}} @llvm.exp2.v4f32(
// CHECK: call {{.*}} @llvm.log.v4f32(
// CHECK: call {{.*}} @llvm.floor.v4f32(
// CHECK: call {{.*}} @llvm.roundeven.v4f32(
// CHECK: call {{.*}} @llvm.trunc.v4f32(
// CHECK: call {{.*}} @llvm.ceil.v4f32(
// CHECK: call {{.*}} @llvm.sin.v4f32(
// CHECK: call {{.*}} @llvm.cos.v4f32(
// CHECK: call {{.*}} @llvm.tan.v4f32(
// CHECK: call {{.*}} @llvm.asin.v4f32(
// CHECK: call {{.*}} @llvm.acos.v4f32(
// CHECK: call {{.*}} @llvm.atan.v4f32(
// CHECK: call {{.*}} @llvm.sinh.v4f32(
// CHECK: call {{.*}} @llvm.cosh.v4f32(
// CHECK: call {{.*}} @llvm.tanh.v4f32(
// CHECK: call {{.*}} @llvm.exp.v4f32(
// CHECK: call {{.*}} @llvm.log2.v4f32(
// CHECK: call {{.*}} float @llvm.log10.f32(

export float3 dx_ones(float3 a) { return frac(a) + rsqrt(a) + saturate(a) + degrees(a) + radians(a) + rcp(a); }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z7dx_onesDv3_f(
// CHECK: call {{.*}} @llvm.dx.frac.v3f32(
// CHECK: call {{.*}} @llvm.dx.rsqrt.v3f32(
// CHECK: call {{.*}} @llvm.dx.saturate.v3f32(
// CHECK: call {{.*}} @llvm.dx.degrees.v3f32(
// CHECK: call {{.*}} @llvm.dx.radians.v3f32(
// CHECK: fdiv {{.*}} <3 x float> splat (float 1.000000e+00), {{%.*}}
