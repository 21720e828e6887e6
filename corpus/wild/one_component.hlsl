// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// A vector of one component goes where a scalar goes, as in DXC; Clang 22 cuts the other operand to one component.
float4 main(float1 a : A, float3 b : B, float c : C) : SV_Target {
  float3 sum = float1(c);
  sum += a;
  sum = a * b;
  int3 bits = int1(2);
  bits <<= int1(1);
  return sum.xyzx + bits.xxyz + (float4)a;
}
// CHECK-LABEL: define internal {{.*}} @_Z4mainDv1_fDv3_ff(
// CHECK: fadd {{.*}} <3 x float>
// CHECK: fmul {{.*}} <3 x float>
// CHECK: shl <3 x i32>
