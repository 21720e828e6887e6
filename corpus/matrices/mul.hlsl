// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// The nine forms of mul; a vector is a row on the left and a column on the right.
export float ss(float a, float b) { return mul(a, b); }
// CHECK-LABEL: @_Z2ssff(
// CHECK: %hlsl.mul = fmul {{.*}} float
export float3 sv(float a, float3 b) { return mul(a, b) + mul(b, a); }
// CHECK-LABEL: @_Z2svfDv3_f(
// CHECK: %hlsl.mul = fmul {{.*}} <3 x float> %scalar.splat.splat,
export float2x2 sm(int a, float2x2 b) { return mul(a, b) + mul(b, 2); }
// CHECK-LABEL: @_Z2smiu11matrix_typeILm2ELm2EfE(
// CHECK: sitofp i32 {{%.*}} to float
// CHECK: %hlsl.mul = fmul {{.*}} <4 x float>
export int vv(int3 a, int3 b) { return mul(a, b); }
// CHECK-LABEL: @_Z2vvDv3_iS_(
// CHECK: %hlsl.mul = call i32 @llvm.dx.sdot.v3i32(
export float3 vm(float2 v, float2x3 m) { return mul(v, m); }
// CHECK-LABEL: @_Z2vmDv2_fu11matrix_typeILm2ELm3EfE(
// CHECK: %hlsl.mul = call {{.*}} <3 x float> @llvm.matrix.multiply.v3f32.v2f32.v6f32(<2 x float> {{%.*}}, <6 x float> {{%.*}}, i32 1, i32 2, i32 3)
export float2 mv(float2x3 m, float3 v) { return mul(m, v); }
// CHECK-LABEL: @_Z2mvu11matrix_typeILm2ELm3EfEDv3_f(
// CHECK: @llvm.matrix.multiply.v2f32.v6f32.v3f32(<6 x float> {{%.*}}, <3 x float> {{%.*}}, i32 2, i32 3, i32 1)
export uint2x4 mm(uint2x3 a, uint3x4 b) { return mul(a, b); }
// CHECK-LABEL: @_Z2mmu11matrix_typeILm2ELm3EjEu11matrix_typeILm3ELm4EjE(
// CHECK: @llvm.matrix.multiply.v8i32.v6i32.v12i32(<6 x i32> {{%.*}}, <12 x i32> {{%.*}}, i32 2, i32 3, i32 4)
export double doubles(double3 a, double3 b) { return mul(a, b); }
// CHECK-LABEL: @_Z7doublesDv3_dS_(
// CHECK: @llvm.matrix.multiply.v1f64.v3f64.v3f64(
export float2 cut(float2x3 m, float4 v) { return mul(m, v.xyz); }
