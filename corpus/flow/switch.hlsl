// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Cases fall through; labels are constants of any kind; a body may start without one.
export float falls(uint i) {
  float acc = 0;
  [branch] switch (i & 3) {
    case 0: acc = 1; break;
    case 1:
    case 2: acc = 2;
    default: acc += 3; break;
  }
  return acc;
}
// CHECK-LABEL: define {{.*}} float @_Z5fallsj(
// CHECK: switch i32 {{%.*}}, label %sw.default [
// CHECK-NEXT: i32 0, label %sw.bb
// CHECK-NEXT: i32 1, label %sw.bb1
// CHECK-NEXT: i32 2, label %sw.bb1
// CHECK-NEXT: ]
// CHECK: sw.bb:
// CHECK-NEXT: store float 1.000000e+00
// CHECK-NEXT: br label %sw.epilog
// CHECK: sw.bb1:
// CHECK-NEXT: store float 2.000000e+00
// CHECK-NEXT: br label %sw.default

enum Kind { First, Second = 1 + 1 };
static const int Limit = 5;
export float labels(int j, bool b) {
  switch (j) {
    case -1: return 4;
    case Second: return 5;
    case Limit * 2: { int k = j; return k; }
  }
  switch (b) { case true: return 7; }
  return 6;
}
// CHECK-LABEL: define {{.*}} float @_Z6labelsib(
// CHECK: switch i32 {{%.*}}, label %sw.epilog [
// CHECK-NEXT: i32 -1, label %sw.bb
// CHECK-NEXT: i32 2, label %sw.bb1
// CHECK-NEXT: i32 10, label %sw.bb2
// CHECK: switch i1 {{%.*}}, label %sw.epilog4
// CHECK-NEXT: i1 true, label

// A constant selects its case at once; the loop's continue passes through the switch.
export int constant(int n) {
  while (n < 10) {
    switch (2) {
      case 1: n = 100; break;
      case 2: n++; continue;
    }
    n = 200;
  }
  return n;
}
// CHECK-LABEL: define noundef i32 @_Z8constanti(
// CHECK-NOT: switch
// CHECK: add nsw i32 {{%.*}}, 1
// CHECK: br label %while.cond
