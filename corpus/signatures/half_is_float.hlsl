// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe %s -T vs_6_6 | FileCheck %s --check-prefix=IR
// compare: -T vs_6_6
// Without 16-bit types a half is a float everywhere, also in signatures.
struct V { float4 p : SV_Position; half2 h : H; float f : F; };
V main(half3 a : A) {
  V v = { a, 1, a.xy, a.z };
  return v;
}
// CHECK: A 0 float3 v0 xyz. - xyz.
// CHECK: SV_Position 0 float4 o0
// CHECK-NEXT: H 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: F 0 float o1 ..z. Linear ..z.
// IR: call <3 x float> @llvm.dx.load.input.v3f32(
// IR: call void @llvm.dx.store.output.v2f32(i32 1, i32 0, i8 0,
// IR: !{i32 0, !"A", i32 9,
