// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A matrix in a list gives its elements row by row, and takes them so. Clang 22 forgets to turn them where the matrix is
// part of something else, and stores the transpose. (docs/differences.md, "Matrices in lists")
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
