// RUN: hlslfe sig %s -T vs_6_6 -E vert | FileCheck %s --check-prefix=VS
// RUN: hlslfe %s -T vs_6_6 -E vert | FileCheck %s
// Inherited fields of stage inputs and outputs come first; methods fill and read them.
struct Base { float4 pos : SV_Position; float2 uv : TEXCOORD0; };
struct VOut : Base {
  nointerpolation uint id : ID;
  void set(float4 p, uint i) { pos = p; uv = p.xy; id = i; }
};
struct VIn { float4 p : POSITION; uint i : SV_VertexID; float4 world() { return p * 2; } };

VOut vert(VIn i) {
  VOut o;
  o.set(i.world(), i.i);
  return o;
}
// VS: SV_Position
// VS-NEXT: TEXCOORD
// VS-NEXT: ID
// CHECK: call void @_ZN4VOut3setEDv4_fj(
// CHECK: call void @llvm.dx.store.output.v4f32(i32 0,
// CHECK: call void @llvm.dx.store.output.v2f32(i32 1,
// CHECK: call void @llvm.dx.store.output.i32(i32 2,
