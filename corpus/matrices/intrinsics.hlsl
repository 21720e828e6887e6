// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Intrinsic functions work on each element of a matrix, where DXC's do.
export float2x2 one(float2x2 m) { return abs(m) + sin(m) + saturate(m) + sqrt(m); }
// CHECK-LABEL: @_Z3oneu11matrix_typeILm2ELm2EfE(
// CHECK: %elt.abs = call {{.*}} <4 x float> @llvm.fabs.v4f32(
// CHECK: call {{.*}} <4 x float> @llvm.sin.v4f32(
// CHECK: %hlsl.saturate = call {{.*}} <4 x float> @llvm.dx.saturate.v4f32(
export float2x3 several(float2x3 a, float2x3 b) { return lerp(a, b, 0.5) + max(a, 0) + clamp(b, a, 1) + pow(a, 2); }
// CHECK-LABEL: @_Z7severalu11matrix_typeILm2ELm3EfES_(
// CHECK: @llvm.dx.lerp.v6f32(<6 x float> {{%.*}}, <6 x float> {{%.*}}, <6 x float> splat (float 5.000000e-01))
// CHECK: @llvm.maxnum.v6f32(<6 x float> {{%.*}}, <6 x float> zeroinitializer)
export float2x2 out_ones(float2x2 m) { float2x2 s, c; sincos(m, s, c); return s * c; }
// CHECK-LABEL: @_Z8out_onesu11matrix_typeILm2ELm2EfE(
export bool tests(float2x2 m, bool2x2 b) { return any(m) && all(b) && any(isnan(m)); }
// CHECK-LABEL: @_Z5testsu11matrix_typeILm2ELm2EfEu11matrix_typeILm2ELm2EbE(
// CHECK: call i1 @llvm.dx.any.v4f32(
// CHECK: call i1 @llvm.dx.all.v4i1(
export uint2x2 bits(float2x2 m, int2x2 i) { return asuint(m) + countbits((uint2x2)i) + (uint2x2)sign(m); }
// CHECK-LABEL: @_Z4bitsu11matrix_typeILm2ELm2EfEu11matrix_typeILm2ELm2EiE(
