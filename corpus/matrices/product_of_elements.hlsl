// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// `*` multiplies element by element; Clang 22 computes the product of the matrices.
// (docs/differences.md, "Products of matrices")
export float2x2 product(float2x2 a, float2x2 b) { return a * b; }
// CHECK-LABEL: @_Z7productu11matrix_typeILm2ELm2EfES_(
// CHECK: fmul {{.*}} <4 x float>
// CHECK-NOT: llvm.matrix.multiply
export int2x2 in_place(int2x2 a, int2x2 b) { a *= b; return a; }
// CHECK-LABEL: @_Z8in_placeu11matrix_typeILm2ELm2EiES_(
// CHECK: mul <4 x i32>
