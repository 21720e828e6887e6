// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Operators with assignment on rows and elements.
export void rows(inout float2x2 m, int i) { m[1] += 2; m[i] *= m[0]; m[i][0]++; m[0][1] -= m[i][1]; }
// CHECK-LABEL: @_Z4rowsRu11matrix_typeILm2ELm2EfEi(
// CHECK: %add = fadd {{.*}} <2 x float> {{%.*}}, splat (float 2.000000e+00)
// CHECK: %inc = fadd {{.*}} float %matrixext, 1.000000e+00

export int2x2 integers(int2x2 m, int i) { m[i] <<= 1; m[1][1] |= 4; --m[i][i]; return m; }
// CHECK-LABEL: @_Z8integersu11matrix_typeILm2ELm2EiEi(
// CHECK: shl <2 x i32>
