// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arrays and structs of matrices: what holds a matrix is initialised when the shader starts.
static const float2x2 K[2] = {1, 2, 3, 4, 5, 6, 7, 8};
struct S { float a; float2x2 m; };
static S s = {1, 2, 3, 4, 5};
static float2x2 z;
static float2x2 zz = 0;
export float2x2 f(int i) { return K[i] + s.m + z; }
export float g(int i) { S t = {1, 2, 3, 4, i}; float2x2 l[2] = {1,2,3,4,5,6,7,8}; return t.m[0][0] + l[i][0][1]; }
// CHECK: @_ZL1K = internal global [2 x [4 x float]] zeroinitializer, align 4
// CHECK-LABEL: define {{.*}} @_Z1fi(
// CHECK: getelementptr inbounds [2 x [4 x float]], ptr @_ZL1K, i32 0, i32
// CHECK: define internal void @__cxx_global_var_init()
// CHECK: store <4 x float> <float 1.000000e+00, float 3.000000e+00, float 2.000000e+00, float 4.000000e+00>, ptr @_ZL1K
