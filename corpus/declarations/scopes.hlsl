// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Inner names hide outer ones; a loop's variable ends with the loop.
static float x = 1;
float f(float x) {
  x += ::x;
  {
    float x = 3;
    x += 1;
  }
  for (int x = 0; x < 2; ++x) {
    { float x = 5; }
  }
  int f = 2;
  if (f > 1) float x = 9;
  return x * f;
}
export float use(float y) {
  struct S { float v; };
  S S = { y };
  return f(S.v);
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: %x1 = alloca float
// CHECK: %x3 = alloca i32
// CHECK: load float, ptr @_ZL1x
// CHECK: store float 3.000000e+00, ptr %x1
// CHECK: store i32 0, ptr %x3
// CHECK: fmul {{.*}} float
// CHECK-LABEL: define {{.*}} float @_Z3usef(
