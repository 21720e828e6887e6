// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A matrix in a list gives its elements row by row, as a list gives them to a matrix. Clang 22 stores the transpose of a
// matrix that comes from a list with a matrix in it. (docs/differences.md, "Matrices in lists")
export float2x2 second(float2x2 m) { float2x2 a[2] = {1, 2, 3, 4, m}; return a[1]; }
// CHECK-LABEL: @_Z6secondu11matrix_typeILm2ELm2EfE(
// CHECK: store <4 x float> <float 1.000000e+00, float 3.000000e+00, float 2.000000e+00, float 4.000000e+00>, ptr %a
// CHECK: extractelement <4 x float> {{%.*}}, i32 1
// CHECK-NEXT: insertelement <4 x float> {{%.*}}, float {{%.*}}, i32 1
export float2x2 copied(float2x2 m) { float2x2 c = {m}; return c; }
// CHECK-LABEL: @_Z6copiedu11matrix_typeILm2ELm2EfE(
// CHECK: extractelement <4 x float> {{%.*}}, i32 0
// CHECK: extractelement <4 x float> {{%.*}}, i32 1
// CHECK: extractelement <4 x float> {{%.*}}, i32 2
