// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Shift amounts are masked to the width; constant ones are masked at once.
export int shifts(int a, int n) { return (a << n) + (a >> n) + (a << 35) + (a >> 2); }
// CHECK-LABEL: define noundef i32 @_Z6shiftsii(
// CHECK: [[LEFT:%.*]] = and i32 {{%.*}}, 31
// CHECK-NEXT: shl i32 {{%.*}}, [[LEFT]]
// CHECK: [[RIGHT:%.*]] = and i32 {{%.*}}, 31
// CHECK-NEXT: ashr i32 {{%.*}}, [[RIGHT]]
// CHECK: shl i32 {{%.*}}, 3
// CHECK: ashr i32 {{%.*}}, 2

export uint unsigned_shifts(uint a, uint n) { return (a >> n) ^ (a << 3); }
// CHECK-LABEL: define noundef i32 @_Z15unsigned_shiftsjj(
// CHECK: lshr i32
// CHECK: shl i32 {{%.*}}, 3
// CHECK-NEXT: xor i32

export uint64_t wide(uint64_t a, int n) { return a << n; }
// CHECK-LABEL: define noundef i64 @_Z4widemi(
// CHECK: zext i32 {{%.*}} to i64
// CHECK-NEXT: and i64 {{%.*}}, 63
// CHECK-NEXT: shl i64

export uint3 bits(uint3 a, uint b) { return (a & b) | (a ^ 0xff) & ~a; }
// CHECK-LABEL: define noundef <3 x i32> @_Z4bitsDv3_jj(
// CHECK: and <3 x i32>
// CHECK: xor <3 x i32> {{%.*}}, splat (i32 255)
// CHECK: xor <3 x i32> {{%.*}}, splat (i32 -1)
// CHECK-NEXT: and <3 x i32>
// CHECK-NEXT: or <3 x i32>
