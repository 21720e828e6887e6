// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A matrix is one vector, column by column; a scalar operand is splatted beside it.
export float2x3 sums(float2x3 a, float2x3 b, float s) { return (s - (a + b - s) * s) / s; }
// CHECK-LABEL: define {{.*}} <6 x float> @_Z4sumsu11matrix_typeILm2ELm3EfES_f(
// CHECK: %a.addr = alloca [6 x float], align 4
// CHECK: fadd {{.*}} <6 x float>
// CHECK: %scalar.splat.splat = shufflevector <6 x float>
// CHECK-NEXT: fsub {{.*}} <6 x float> {{%.*}}, %scalar.splat.splat
// CHECK: fmul {{.*}} <6 x float>

export int3x2 integers(int3x2 a, int b) { a = a / b; a -= b; a += a; return b - a * 3; }
// CHECK-LABEL: define noundef <6 x i32> @_Z8integersu11matrix_typeILm3ELm2EiEi(
// CHECK: sdiv <6 x i32>
// CHECK: sub <6 x i32>
// CHECK: mul <6 x i32> {{%.*}}, splat (i32 3)

export uint2x2 unsigned_ones(uint2x2 a, uint b) { a /= b; a *= b; return a + 1u; }
// CHECK-LABEL: define noundef <4 x i32> @_Z13unsigned_onesu11matrix_typeILm2ELm2EjEj(
// CHECK: udiv <4 x i32>

export double4x4 doubles(double4x4 a, double4x4 b) { double4x4 c = a - b; c += 2.0; return c; }
// CHECK-LABEL: define {{.*}} <16 x double> @_Z7doublesu11matrix_typeILm4ELm4EdES_(
// CHECK: fsub {{.*}} <16 x double>
