// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// asuint with three arguments takes doubles apart; asdouble puts them together.
export double swap(double d) {
  uint low, high;
  asuint(d, low, high);
  return asdouble(high, low);
}
// CHECK-LABEL: define {{.*}} double @_Z4swapd(
// CHECK: [[PAIR:%.*]] = call { i32, i32 } @llvm.dx.splitdouble.i32(double
// CHECK-NEXT: [[LOW:%.*]] = extractvalue { i32, i32 } [[PAIR]], 0
// CHECK-NEXT: [[HIGH:%.*]] = extractvalue { i32, i32 } [[PAIR]], 1
// CHECK-NEXT: store i32 [[LOW]], ptr [[TMP:%.*]], align 4
// CHECK-NEXT: store i32 [[HIGH]], ptr {{%.*}}, align 4
// CHECK-NEXT: load i32, ptr [[TMP]], align 4
// CHECK: call {{.*}} double @llvm.dx.asdouble.i32(i32

export uint4 components(double2 d) {
  uint4 words;
  asuint(d, words.xz, words.yw);
  return words;
}
// CHECK-LABEL: define noundef <4 x i32> @_Z10componentsDv2_d(
// CHECK: call { <2 x i32>, <2 x i32> } @llvm.dx.splitdouble.v2i32(<2 x double>
