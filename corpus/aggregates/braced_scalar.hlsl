// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A scalar in braces is the scalar. (Clang 22 crashes.)
export float f(float x) {
  float a = {x};
  int b = {{2.5}};
  return a + b;
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: store float {{%.*}}, ptr %a
// CHECK: store i32 2, ptr %b
