// RUN: hlslfe %s -T lib_6_8 | FileCheck %s --check-prefixes=CHECK,OBSERVED
// RUN: hlslfe %s -T lib_6_8 -fdx-signature-usage=deferred | FileCheck %s --check-prefixes=CHECK,DEFERRED
// compare: -T lib_6_8
// The two shaders of proposal 0047, in one library: every load and store, and the whole metadata.
[shader("vertex")]
float4 vs_main(float4 pos : POSITION, float4 uv[2] : TEXCOORD0) : SV_Position {
  return pos + uv[0] + uv[1];
}
// CHECK-LABEL: define void @vs_main()
// CHECK-NEXT: entry:
// CHECK-NEXT: [[POS:%.*]] = call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 poison)
// CHECK-NEXT: [[UV0:%.*]] = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
// CHECK-NEXT: [[HALF:%.*]] = insertvalue [2 x <4 x float>] poison, <4 x float> [[UV0]], 0
// CHECK-NEXT: [[UV1:%.*]] = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 1, i8 0, i32 poison)
// CHECK-NEXT: [[BOTH:%.*]] = insertvalue [2 x <4 x float>] [[HALF]], <4 x float> [[UV1]], 1
// CHECK-NEXT: [[ARG:%.*]] = alloca [2 x <4 x float>], align 16
// CHECK-NEXT: store [2 x <4 x float>] [[BOTH]], ptr [[ARG]], align 16
// CHECK-NEXT: [[RESULT:%.*]] = call <4 x float> @_Z7vs_mainDv4_fA2_S_(<4 x float> [[POS]], ptr [[ARG]])
// CHECK-NEXT: call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> [[RESULT]])
// CHECK-NEXT: ret void
// CHECK: declare <4 x float> @llvm.dx.load.input.v4f32(i32, i32, i8, i32)
// CHECK: declare void @llvm.dx.store.output.v4f32(i32, i32, i8, <4 x float>)

struct PSOut {
  float4 color : SV_Target0;
  float4 extra : SV_Target1;
};

[shader("pixel")]
PSOut ps_main(float4 pos : SV_Position, float4 uv0 : TEXCOORD0, float4 uv1 : TEXCOORD1) {
  PSOut o;
  o.color = pos + uv0;
  o.extra = float4(uv1.xyz, 1);
  return o;
}
// CHECK-LABEL: define void @ps_main()
// CHECK: [[PPOS:%.*]] = call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 poison)
// CHECK-NEXT: [[T0:%.*]] = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
// CHECK-NEXT: [[T1:%.*]] = call <4 x float> @llvm.dx.load.input.v4f32(i32 2, i32 0, i8 0, i32 poison)
// CHECK-NEXT: call void @_Z7ps_mainDv4_fS_S_(ptr [[OUT:%.*]], <4 x float> [[PPOS]], <4 x float> [[T0]], <4 x float> [[T1]])
// CHECK-NEXT: [[WHOLE:%.*]] = load %struct.PSOut, ptr [[OUT]]
// CHECK-NEXT: [[COLOR:%.*]] = extractvalue %struct.PSOut [[WHOLE]], 0
// CHECK-NEXT: call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> [[COLOR]])
// CHECK-NEXT: [[EXTRA:%.*]] = extractvalue %struct.PSOut [[WHOLE]], 1
// CHECK-NEXT: call void @llvm.dx.store.output.v4f32(i32 1, i32 0, i8 0, <4 x float> [[EXTRA]])
// CHECK-NEXT: ret void

// CHECK: !dx.semantic.signatures = !{![[VS:[0-9]+]], ![[PS:[0-9]+]]}
// CHECK: ![[VS]] = !{ptr @vs_main, ![[VSIN:[0-9]+]], ![[VSOUT:[0-9]+]]}
// CHECK: ![[VSIN]] = !{![[VPOS:[0-9]+]], ![[VTEX:[0-9]+]]}
// OBSERVED: ![[VPOS]] = !{i32 0, !"POSITION", i32 9, i32 0, ![[I0:[0-9]+]], i32 0, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}
// DEFERRED: ![[VPOS]] = !{i32 0, !"POSITION", i32 9, i32 0, ![[I0:[0-9]+]], i32 0, i32 1, i8 4, i32 0, i8 0, i8 0, i8 0, i32 0}
// CHECK: ![[I0]] = !{i32 0}
// OBSERVED: ![[VTEX]] = !{i32 1, !"TEXCOORD", i32 9, i32 0, ![[I01:[0-9]+]], i32 0, i32 2, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}
// DEFERRED: ![[VTEX]] = !{i32 1, !"TEXCOORD", i32 9, i32 0, ![[I01:[0-9]+]], i32 0, i32 2, i8 4, i32 1, i8 0, i8 0, i8 0, i32 0}
// CHECK: ![[I01]] = !{i32 0, i32 1}
// CHECK: ![[VSOUT]] = !{![[VOUT:[0-9]+]]}
// OBSERVED: ![[VOUT]] = !{i32 0, !"SV_Position", i32 9, i32 3, ![[I0]], i32 0, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}
// DEFERRED: ![[VOUT]] = !{i32 0, !"SV_Position", i32 9, i32 3, ![[I0]], i32 0, i32 1, i8 4, i32 0, i8 0, i8 0, i8 0, i32 0}
// CHECK: ![[PS]] = !{ptr @ps_main, ![[PSIN:[0-9]+]], ![[PSOUT:[0-9]+]]}
// CHECK: ![[PSIN]] = !{![[PIN0:[0-9]+]], ![[PIN1:[0-9]+]], ![[PIN2:[0-9]+]]}
// OBSERVED: ![[PIN0]] = !{i32 0, !"SV_Position", i32 9, i32 3, ![[I0]], i32 4, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}
// OBSERVED: ![[PIN1]] = !{i32 1, !"TEXCOORD", i32 9, i32 0, ![[I0]], i32 2, i32 1, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}
// OBSERVED: ![[PIN2]] = !{i32 2, !"TEXCOORD", i32 9, i32 0, ![[I1:[0-9]+]], i32 2, i32 1, i8 4, i32 2, i8 0, i8 7, i8 0, i32 0}
// DEFERRED: ![[PIN0]] = !{i32 0, !"SV_Position", i32 9, i32 3, ![[I0]], i32 4, i32 1, i8 4, i32 0, i8 0, i8 0, i8 0, i32 0}
// DEFERRED: ![[PIN1]] = !{i32 1, !"TEXCOORD", i32 9, i32 0, ![[I0]], i32 2, i32 1, i8 4, i32 1, i8 0, i8 0, i8 0, i32 0}
// DEFERRED: ![[PIN2]] = !{i32 2, !"TEXCOORD", i32 9, i32 0, ![[I1:[0-9]+]], i32 2, i32 1, i8 4, i32 2, i8 0, i8 0, i8 0, i32 0}
// CHECK: ![[I1]] = !{i32 1}
// CHECK: ![[PSOUT]] = !{![[T0:[0-9]+]], ![[T1:[0-9]+]]}
// OBSERVED: ![[T0]] = !{i32 0, !"SV_Target", i32 9, i32 16, ![[I0]], i32 0, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}
// OBSERVED: ![[T1]] = !{i32 1, !"SV_Target", i32 9, i32 16, ![[I1]], i32 0, i32 1, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}
// DEFERRED: ![[T0]] = !{i32 0, !"SV_Target", i32 9, i32 16, ![[I0]], i32 0, i32 1, i8 4, i32 0, i8 0, i8 0, i8 0, i32 0}
// DEFERRED: ![[T1]] = !{i32 1, !"SV_Target", i32 9, i32 16, ![[I1]], i32 0, i32 1, i8 4, i32 1, i8 0, i8 0, i8 0, i32 0}
