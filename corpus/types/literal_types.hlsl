// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The type of a literal: its suffix, its base, its size.
int t(int x) { return 1; }
int t(uint x) { return 2; }
int t(int64_t x) { return 3; }
int t(uint64_t x) { return 4; }
int t(float x) { return 5; }
int t(half x) { return 6; }
int t(double x) { return 7; }
export int a() {
  return t(1) + t(2147483647) + t(2147483648) + t(0x7fffffff) + t(0x80000000) + t(0x100000000) + t(1u) + t(4294967296u);
}
// CHECK-LABEL: define noundef i32 @_Z1av(
// CHECK: call noundef i32 @_Z1ti(i32 noundef 1)
// CHECK: call noundef i32 @_Z1ti(i32 noundef 2147483647)
// CHECK: call noundef i32 @_Z1tl(i64 noundef 2147483648)
// CHECK: call noundef i32 @_Z1ti(i32 noundef 2147483647)
// CHECK: call noundef i32 @_Z1tj(i32 noundef -2147483648)
// CHECK: call noundef i32 @_Z1tl(i64 noundef 4294967296)
// CHECK: call noundef i32 @_Z1tj(i32 noundef 1)
// CHECK: call noundef i32 @_Z1tm(i64 noundef 4294967296)
export int b() { return t(1l) + t(1ul) + t(0xFFFFFFFFFFFFFFFF) + t(1.0) + t(1.0f) + t(1.0h) + t(1.0L) + t(1e3); }
// CHECK-LABEL: define noundef i32 @_Z1bv(
// CHECK: call noundef i32 @_Z1tl(
// CHECK: call noundef i32 @_Z1tm(
// CHECK: call noundef i32 @_Z1tm(i64 noundef -1)
// CHECK: call noundef i32 @_Z1tf(
// CHECK: call noundef i32 @_Z1tf(
// CHECK: call noundef i32 @_Z1tDh(
// CHECK: call noundef i32 @_Z1td(
// CHECK: call noundef i32 @_Z1tf(
