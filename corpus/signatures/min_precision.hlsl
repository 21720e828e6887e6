// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
// A component of minimum precision has the type of 16 bits and takes 32 bits of a register.
struct V {
  min16float3 a : A;
  min10float b : B0;
  min16uint2 c : C;
  min12int d[2] : D;
  min16float2x2 m : M;
  float f : F;
  uint u : U;
  vector<min16int, 2> w : W;
};
// CHECK: A 0 half3 v0 xyz. Linear
// CHECK-NEXT: B 0 half v0 ...w Linear
// CHECK-NEXT: C 0 uint16_t2 v1 xy.. Constant
// CHECK-NEXT: D 0-1 int16_t v1..v2 ..z. Constant
// CHECK-NEXT: M 0-1 half2 v3..v4 xy.. Linear
// CHECK-NEXT: F 0 float v3 ..z. Linear
// CHECK-NEXT: U 0 uint v1 ...w Constant
// CHECK-NEXT: W 0 int16_t2 v2 xy.. Constant
// IR: call <3 x float> @llvm.dx.load.input.v3f32(
// IR: !{i32 0, !"A", i32 8,
min16float4 main(V v, out min16float e : SV_Target1, out min16int k : SV_Target2) : SV_Target {
  e = v.a.x;
  k = v.c.x;
  return v.a.xyxy + v.b + v.d[1] + v.m[0].xyxy * v.f + v.u + v.w.x + v.w.y;
}
// CHECK: SV_Target 0 half4 o0 xyzw
// CHECK-NEXT: SV_Target 1 half o1 x...
// CHECK-NEXT: SV_Target 2 int16_t o2 x...
