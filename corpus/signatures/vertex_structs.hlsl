// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// Struct in, struct out: insertvalue chains, sret, one element a field; padding inside the structs is stepped over.
// (Clang 22 crashes on structs with padding.)
struct VSIn { float3 position : POSITION; float3 normal : NORMAL; float2 uv : TEXCOORD; };
struct VSOut { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD; };
// CHECK: %struct.VSOut = type <{ <4 x float>, <3 x float>, [4 x i8], <2 x float> }>
// CHECK: %struct.VSIn = type { <3 x float>, [4 x i8], <3 x float>, <2 x float> }

VSOut main(VSIn v) {
  VSOut o;
  o.position = float4(v.position * 2, 1);
  o.normal = normalize(v.normal);
  o.uv = v.uv;
  return o;
}
// CHECK-LABEL: define internal void @_Z4main4VSIn(ptr {{.*}} sret(%struct.VSOut) align 1 %agg.result, ptr noundef byval(%struct.VSIn) align 1 %v)
// CHECK-LABEL: define void @main()
// CHECK: [[RESULT:%.*]] = alloca %struct.VSOut, align 8
// CHECK-NEXT: [[P:%.*]] = call <3 x float> @llvm.dx.load.input.v3f32(i32 0, i32 0, i8 0, i32 poison)
// CHECK-NEXT: [[IN1:%.*]] = insertvalue %struct.VSIn poison, <3 x float> [[P]], 0
// CHECK-NEXT: [[N:%.*]] = call <3 x float> @llvm.dx.load.input.v3f32(i32 1, i32 0, i8 0, i32 poison)
// CHECK-NEXT: [[IN2:%.*]] = insertvalue %struct.VSIn [[IN1]], <3 x float> [[N]], 2
// CHECK-NEXT: [[T:%.*]] = call <2 x float> @llvm.dx.load.input.v2f32(i32 2, i32 0, i8 0, i32 poison)
// CHECK-NEXT: [[IN3:%.*]] = insertvalue %struct.VSIn [[IN2]], <2 x float> [[T]], 3
// CHECK-NEXT: [[ARG:%.*]] = alloca %struct.VSIn
// CHECK-NEXT: store %struct.VSIn [[IN3]], ptr [[ARG]]
// CHECK-NEXT: call void @_Z4main4VSIn(ptr [[RESULT]], ptr [[ARG]])
// CHECK-NEXT: [[OUT:%.*]] = load %struct.VSOut, ptr [[RESULT]]
// CHECK-NEXT: [[F0:%.*]] = extractvalue %struct.VSOut [[OUT]], 0
// CHECK-NEXT: call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> [[F0]])
// CHECK-NEXT: [[F1:%.*]] = extractvalue %struct.VSOut [[OUT]], 1
// CHECK-NEXT: call void @llvm.dx.store.output.v3f32(i32 1, i32 0, i8 0, <3 x float> [[F1]])
// CHECK-NEXT: [[F2:%.*]] = extractvalue %struct.VSOut [[OUT]], 3
// CHECK-NEXT: call void @llvm.dx.store.output.v2f32(i32 2, i32 0, i8 0, <2 x float> [[F2]])
