// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability 2>&1 | FileCheck %s --check-prefix=WARN
// DXC takes values of any type in the class; Clang 22 wants integers, or `constexpr`.
struct K {
  static const float Pi = 3.25;
  static const float3 Up = float3(0, 1, 0);
  static constexpr float E = 2.5;
  float x;
};
// WARN: static_const_values.hlsl:5:{{[0-9]+}}: warning: {{.*}} [-Whlsl-portability]
// WARN: static_const_values.hlsl:6:{{[0-9]+}}: warning: {{.*}} [-Whlsl-portability]
// WARN-NOT: static_const_values.hlsl:7:
float f(int i) { return K::Pi + K::Up[i] + K::E; }
// CHECK: extractelement <3 x float> <float 0.000000e+00, float 1.000000e+00, float 0.000000e+00>, i32
// CHECK: fadd reassoc nnan ninf nsz arcp afn float 3.250000e+00,
