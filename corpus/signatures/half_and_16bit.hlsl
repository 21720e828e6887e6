// RUN: hlslfe sig %s -T ps_6_6 -enable-16bit-types | FileCheck %s
// 16-bit elements do not share a register with 32-bit ones.
float4 main(half2 a : A, float b : B, half c : C, int16_t d : D, uint e : E) : SV_Target {
  return float4(a, b, c) + d + e;
}
