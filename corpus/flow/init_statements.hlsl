// RUN: hlslfe %s -T lib_6_6 -Wno-c++17-extensions | FileCheck %s
// compare: -T lib_6_6
// A statement before a condition, and ranges of cases.
int f(int a) {
  if (int b = a; b > 1) return b;
  else if (a = 3; a < b) return 2;
  switch (int c = a * 2; c) {
  case 1 ... 3:
    return 4;
  case 5:
    a++;
  case 7 ... 8:
    return a;
  }
  return 0;
}
// CHECK: switch i32 %{{.*}}, label %sw.epilog [
// CHECK-NEXT: i32 1, label %sw.bb
// CHECK-NEXT: i32 2, label %sw.bb
// CHECK-NEXT: i32 3, label %sw.bb
