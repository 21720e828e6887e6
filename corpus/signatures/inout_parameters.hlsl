// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
// Output elements: the result first, then out parameters in order.
float4 main(float4 p : SV_Position, out float4 second : SV_Target1, out float depth : SV_Depth) : SV_Target0 {
  second = p.xyxy;
  depth = p.z;
  return p;
}
// CHECK: SV_Position 0 float4 v0
// CHECK: outputs
// CHECK: SV_Target 0 float4 o0 xyzw - xyzw
// CHECK-NEXT: SV_Target 1 float4 o1 xyzw - xyzw
// CHECK-NEXT: SV_Depth 0 float - x... - x...
// IR-LABEL: define void @main()
// IR: [[SECOND:%.*]] = alloca <4 x float>
// IR: [[DEPTH:%.*]] = alloca float
// IR: [[RESULT:%.*]] = call <4 x float> @_Z4mainDv4_fRS_Rf(<4 x float> {{%.*}}, ptr [[SECOND]], ptr [[DEPTH]])
// IR-NEXT: call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> [[RESULT]])
// IR-NEXT: [[S:%.*]] = load <4 x float>, ptr [[SECOND]]
// IR-NEXT: call void @llvm.dx.store.output.v4f32(i32 1, i32 0, i8 0, <4 x float> [[S]])
// IR-NEXT: [[D:%.*]] = load float, ptr [[DEPTH]]
// IR-NEXT: call void @llvm.dx.store.output.f32(i32 2, i32 0, i8 0, float [[D]])
