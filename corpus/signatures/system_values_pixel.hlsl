// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
// bool travels as a 32-bit integer: component type 5, compared with 0 after the load.
float4 main(float4 p : SV_Position, bool front : SV_IsFrontFace, uint primitive : SV_PrimitiveID, bool2 lit : LIT)
    : SV_Target {
  return front ? p : lit.y ? primitive : 0;
}
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_IsFrontFace 0 uint v1 x... Constant x...
// CHECK-NEXT: SV_PrimitiveID 0 uint v1 .y.. Constant .y..
// CHECK-NEXT: LIT 0 uint2 v2 xy.. Constant .y..
// IR: [[FRONT:%.*]] = call i32 @llvm.dx.load.input.i32(i32 1, i32 0, i8 0, i32 poison)
// IR-NEXT: [[BIT:%.*]] = icmp ne i32 [[FRONT]], 0
// IR-NEXT: [[PRIM:%.*]] = call i32 @llvm.dx.load.input.i32(i32 2, i32 0, i8 0, i32 poison)
// IR-NEXT: [[LIT:%.*]] = call <2 x i32> @llvm.dx.load.input.v2i32(i32 3, i32 0, i8 0, i32 poison)
// IR-NEXT: [[BITS:%.*]] = icmp ne <2 x i32> [[LIT]], zeroinitializer
// IR-NEXT: call <4 x float> @_Z4mainDv4_fbjDv2_b(<4 x float> {{%.*}}, i1 [[BIT]], i32 [[PRIM]], <2 x i1> [[BITS]])
// IR: !{i32 1, !"SV_IsFrontFace", i32 5, i32 13, {{.*}}, i32 1, i32 1, i8 1, i32 1, i8 0, i8 1, i8 0, i32 0}
