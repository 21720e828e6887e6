// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
// Pixel outputs sit in the row of their index; depth has no row. Integer targets are accepted.
struct Out {
  float2 a : SV_Target4;
  float depth : SV_Depth;
  uint4 b : SV_Target1;
  float c : SV_Target;
};

Out main(float4 p : SV_Position) {
  Out o;
  o.a = p.xy;
  o.depth = p.z;
  o.b = uint4(p);
  o.c = p.w;
  return o;
}
// CHECK: outputs
// CHECK: SV_Target 4 float2 o4 xy.. - xy..
// CHECK-NEXT: SV_Depth 0 float - x... - x...
// CHECK-NEXT: SV_Target 1 uint4 o1 xyzw - xyzw
// CHECK-NEXT: SV_Target 0 float o0 x... - x...
// IR: [[WHOLE:%.*]] = load %struct.Out, ptr
// IR-NEXT: extractvalue %struct.Out [[WHOLE]], 0
// IR-NEXT: call void @llvm.dx.store.output.v2f32(i32 0, i32 0, i8 0, <2 x float> {{%.*}})
// IR-NEXT: extractvalue %struct.Out [[WHOLE]], 1
// IR-NEXT: call void @llvm.dx.store.output.f32(i32 1, i32 0, i8 0, float {{%.*}})
// IR-NEXT: extractvalue %struct.Out [[WHOLE]], 2
// IR-NEXT: call void @llvm.dx.store.output.v4i32(i32 2, i32 0, i8 0, <4 x i32> {{%.*}})
// IR-NEXT: extractvalue %struct.Out [[WHOLE]], 3
// IR-NEXT: call void @llvm.dx.store.output.f32(i32 3, i32 0, i8 0, float {{%.*}})
// IR: !{i32 0, !"SV_Target", i32 9, i32 16, {{.*}}, i32 0, i32 1, i8 2, i32 4, i8 0, i8 3, i8 0, i32 0}
// IR: !{i32 1, !"SV_Depth", i32 9, i32 17, {{.*}}, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 1, i8 0, i32 0}
// IR: !{i32 2, !"SV_Target", i32 5, i32 16, {{.*}}, i32 0, i32 1, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}
