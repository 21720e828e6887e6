// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Flags count as integers 0 and 1, as in DXC; Clang 22 works on single bits, where true + true is false.
// (docs/differences.md, "Arithmetic on bool")
export int sum_of_flags(bool a, bool b) { return a + b; }
// CHECK-LABEL: define noundef i32 @_Z12sum_of_flagsbb(
// CHECK: [[A:%.*]] = zext i1 %loadedv to i32
// CHECK: [[B:%.*]] = zext i1 %loadedv2 to i32
// CHECK-NEXT: add nsw i32 [[A]], [[B]]
// CHECK-NEXT: ret i32

export int negated(bool a) { return -a; }
// CHECK-LABEL: define noundef i32 @_Z7negatedb(
// CHECK: zext i1 %loadedv to i32
// CHECK-NEXT: sub nsw i32 0,

export int complement(bool a) { return ~a; }
// CHECK-LABEL: define noundef i32 @_Z10complementb(
// CHECK: zext i1 %loadedv to i32
// CHECK-NEXT: xor i32 {{%.*}}, -1

export int shifted(bool a, bool b) { return a << b; }
// CHECK-LABEL: define noundef i32 @_Z7shiftedbb(
// CHECK: and i32 {{%.*}}, 31
// CHECK-NEXT: shl i32

export int3 lanes(bool3 a, bool3 b) { return a * b; }
// CHECK-LABEL: define noundef <3 x i32> @_Z5lanesDv3_bS_(
// CHECK: mul <3 x i32>
// CHECK-NOT: mul <3 x i1>
