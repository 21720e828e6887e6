// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Sums of absolute differences of bytes, for four windows into eight bytes.
export uint4 differences(uint reference, uint2 source, uint4 sum) { return msad4(reference, source, sum); }
// CHECK-LABEL: define noundef <4 x i32> @_Z11differencesjDv2_jDv4_j(
// CHECK: [[WANTED:%.*]] = bitcast i32 {{%.*}} to <4 x i8>
// CHECK-NEXT: icmp ne <4 x i8> [[WANTED]], zeroinitializer
// CHECK: icmp ugt <4 x i32>
// CHECK: call i32 @llvm.fshr.i32(i32 {{%.*}}, i32 {{%.*}}, i32 8)
// CHECK: call i32 @llvm.fshr.i32(i32 {{%.*}}, i32 {{%.*}}, i32 16)
// CHECK: call i32 @llvm.fshr.i32(i32 {{%.*}}, i32 {{%.*}}, i32 24)
// CHECK: insertelement <4 x i32> {{%.*}}, i32 {{%.*}}, i64 3
