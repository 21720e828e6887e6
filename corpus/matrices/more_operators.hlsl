// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Operators that Clang 22 lacks for matrices: each works element by element. (docs/differences.md, "Operators on matrices")
export float2x2 remainders(float2x2 a, float2x2 b) { return a % b + a / b % 2; }
// CHECK-LABEL: @_Z10remaindersu11matrix_typeILm2ELm2EfES_(
// CHECK: frem {{.*}} <4 x float>
// CHECK: fdiv {{.*}} <4 x float>
// CHECK: frem {{.*}} <4 x float> {{%.*}}, splat (float 2.000000e+00)

export int2x2 bits(int2x2 a, int2x2 b) { a <<= 2; a |= b; return ~a & b ^ a >> b; }
// CHECK-LABEL: @_Z4bitsu11matrix_typeILm2ELm2EiES_(
// CHECK: shl <4 x i32> {{%.*}}, splat (i32 2)
// CHECK: or <4 x i32>
// CHECK: xor <4 x i32> {{%.*}}, splat (i32 -1)
// CHECK: and <4 x i32> {{%.*}}, splat (i32 31)
// CHECK-NEXT: ashr <4 x i32>

export float2x2 signs(float2x2 a) { return -a + +a; }
// CHECK-LABEL: @_Z5signsu11matrix_typeILm2ELm2EfE(
// CHECK: fneg {{.*}} <4 x float>

export float2x2 steps(float2x2 a) { a++; return --a; }
// CHECK-LABEL: @_Z5stepsu11matrix_typeILm2ELm2EfE(
// CHECK: %inc = fadd {{.*}} <4 x float> {{%.*}}, splat (float 1.000000e+00)
// CHECK: %dec = fadd {{.*}} <4 x float> {{%.*}}, splat (float -1.000000e+00)

export float2x2 mixed(int2x2 a, float2x2 b, double d) { return a * b + (float)d; }
// CHECK-LABEL: @_Z5mixedu11matrix_typeILm2ELm2EiEu11matrix_typeILm2ELm2EfEd(
