// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// transpose of any element; determinant from the minors of the lower rows up.
export float3x2 turned(float2x3 m) { return transpose(m); }
// CHECK-LABEL: @_Z6turnedu11matrix_typeILm2ELm3EfE(
// CHECK: %hlsl.transpose = call {{.*}} <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> {{%.*}}, i32 2, i32 3)
export bool3x2 turned_flags(bool2x3 m) { return transpose(m); }
// CHECK-LABEL: @_Z12turned_flagsu11matrix_typeILm2ELm3EbE(
// CHECK: %hlsl.transpose = shufflevector <6 x i1> {{%.*}}, <6 x i1> poison, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
export float two(float2x2 m) { return determinant(m); }
// CHECK-LABEL: @_Z3twou11matrix_typeILm2ELm2EfE(
// CHECK: fmul
// CHECK-NEXT: fmul
// CHECK-NEXT: %hlsl.determinant = fsub
export float four(float4x4 m) { return determinant(m) + determinant((int3x3)m); }
// CHECK-LABEL: @_Z4fouru11matrix_typeILm4ELm4EfE(
// CHECK: %hlsl.determinant = fsub
