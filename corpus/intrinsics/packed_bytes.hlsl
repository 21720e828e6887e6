// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Four bytes in one number (shader model 6.6).
export uint8_t4_packed low_bytes(uint4 v) { return pack_u8(v); }
// CHECK-LABEL: define noundef i32 @_Z9low_bytesDv4_j(
// CHECK: [[BYTES:%.*]] = trunc <4 x i32> {{%.*}} to <4 x i8>
// CHECK-NEXT: bitcast <4 x i8> [[BYTES]] to i32
export int8_t4_packed clamped(int4 v) { return pack_clamp_s8(v); }
// CHECK-LABEL: define noundef i32 @_Z7clampedDv4_i(
// CHECK: call <4 x i32> @llvm.smax.v4i32(<4 x i32> {{%.*}}, <4 x i32> splat (i32 -128))
// CHECK-NEXT: call <4 x i32> @llvm.smin.v4i32(<4 x i32> {{%.*}}, <4 x i32> splat (i32 127))
export int4 spread(int8_t4_packed p) { return unpack_s8s32(p); }
// CHECK-LABEL: define noundef <4 x i32> @_Z6spreadj(
// CHECK: [[BYTES:%.*]] = bitcast i32 {{%.*}} to <4 x i8>
// CHECK-NEXT: sext <4 x i8> [[BYTES]] to <4 x i32>
export uint4 spread_unsigned(uint8_t4_packed p) { return unpack_u8u32(p); }
// CHECK-LABEL: define noundef <4 x i32> @_Z15spread_unsignedj(
// CHECK: zext <4 x i8> {{%.*}} to <4 x i32>
