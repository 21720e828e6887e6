// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Several arguments of one type, geometry, and select.
export float4 floats(float4 a, float4 b, float4 c) {
  return max(a, b) + min(a, b) + pow(a, b) + atan2(a, b) + lerp(a, b, c) + step(a, b) + clamp(a, b, c) + mad(a, b, c);
}
// CHECK-LABEL: define {{.*}} <4 x float> @_Z6floatsDv4_fS_S_(
// CHECK: call {{.*}} @llvm.maxnum.v4f32(
// CHECK: call {{.*}} @llvm.minnum.v4f32(
// CHECK: call {{.*}} @llvm.pow.v4f32(
// CHECK: call {{.*}} @llvm.atan2.v4f32(
// CHECK: call {{.*}} @llvm.dx.lerp.v4f32(
// CHECK: call {{.*}} @llvm.dx.step.v4f32(
// CHECK: call {{.*}} @llvm.dx.nclamp.v4f32(
// CHECK: fmuladd

export float3 geometry(float3 a, float3 b) { return cross(a, b) * dot(a, b) + normalize(a) * dot(a.x, b.x); }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z8geometryDv3_fS_(
// CHECK: call {{.*}} <3 x float> @llvm.dx.cross.v3f32(
// CHECK: call {{.*}} float @llvm.dx.fdot.v3f32(
// CHECK: call {{.*}} <3 x float> @llvm.dx.normalize.v3f32(
// CHECK: fmul {{.*}} float

export int integer_dot(int3 a, int3 b, uint2 c) { return dot(a, b) + dot(c, c); }
// CHECK-LABEL: define noundef i32 @_Z11integer_dotDv3_iS_Dv2_j(
// CHECK: call i32 @llvm.dx.sdot.v3i32(
// CHECK: call i32 @llvm.dx.udot.v2i32(

export float3 choose(bool3 c, float3 a, float b) { return select(c, a, b) + select(c.x, a, a.zyx); }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z6chooseDv3_bDv3_ff(
// CHECK: select {{.*}}<3 x i1> {{%.*}}, <3 x float> {{%.*}}, <3 x float> {{%.*}}
// CHECK: select {{.*}}i1 {{%.*}}, <3 x float> {{%.*}}, <3 x float> {{%.*}}
