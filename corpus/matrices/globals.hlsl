// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Matrices are initialised when the shader starts, constant ones too, as in Clang.
// CHECK: @_ZL1K = internal global [4 x float] zeroinitializer, align 4
static const float2x2 K = {1, 2, 3, 4};
static float2x2 G = float2x2(5, 6, 7, 8);
export float2x2 sum() { return K + G; }
// CHECK-LABEL: define {{.*}} @_Z3sumv(
// CHECK: load <4 x float>, ptr @_ZL1K, align 4
export float2x2 local() { const float2x2 L = {1, 2, 3, 4}; return L; }
// CHECK: define internal void @__cxx_global_var_init()
// CHECK: store <4 x float> <float 1.000000e+00, float 3.000000e+00, float 2.000000e+00, float 4.000000e+00>, ptr @_ZL1K
