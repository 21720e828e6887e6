// RUN: hlslfe sig %s -T ps_6_6 -enable-16bit-types | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 -enable-16bit-types | FileCheck %s --check-prefix=IR
// 16-bit elements do not share a register with 32-bit ones.
float4 main(half2 a : A, float b : B, half c : C, int16_t d : D, uint e : E) : SV_Target {
  return float4(a, b, c) + d + e;
}
// CHECK: A 0 half2 v0 xy.. Linear xy..
// CHECK-NEXT: B 0 float v1 x... Linear x...
// CHECK-NEXT: C 0 half v0 ..z. Linear ..z.
// CHECK-NEXT: D 0 int16_t v2 x... Constant x...
// CHECK-NEXT: E 0 uint v3 x... Constant x...
// IR: call <2 x half> @llvm.dx.load.input.v2f16(i32 0, i32 0, i8 0, i32 poison)
// IR: call i16 @llvm.dx.load.input.i16(i32 3, i32 0, i8 0, i32 poison)
// IR: !{i32 0, !"A", i32 8, i32 0, {{.*}}, i32 2, i32 1, i8 2, i32 0, i8 0, i8 3, i8 0, i32 0}
// IR: !{i32 3, !"D", i32 2, i32 0, {{.*}}, i32 1, i32 1, i8 1, i32 2, i8 0, i8 1, i8 0, i32 0}
