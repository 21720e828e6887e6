// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The values of a list are computed in the order of the source. Clang 22 makes its calls first, whatever they change
// (docs/differences.md, "Order in lists").
static int n;
int next() { return ++n; }

export int3 ordered() {
  int3 v = {n, next(), n};
  return v;
}
// CHECK-LABEL: define noundef <3 x i32> @_Z7orderedv(
// CHECK: load i32, ptr @_ZL1n
// CHECK: call noundef i32 @_Z4nextv()
// CHECK: load i32, ptr @_ZL1n

int pure(int a) { return a * 2; }
export int3 movable(int a) { return int3(a, pure(a), 3); }
// CHECK-LABEL: define noundef <3 x i32> @_Z7movablei(
// CHECK: call noundef i32 @_Z4purei(
