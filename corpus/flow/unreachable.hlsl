// RUN: hlslfe %s -T lib_6_6 2>&1 | FileCheck %s
// compare: -T lib_6_6
// Code after a return is not emitted; falling off the end warns and traps.
// CHECK: unreachable.hlsl:17:1: warning: {{.*}}[-Wreturn-type]

export float early(float a) {
  return a;
  a = 2;
}
// CHECK-LABEL: define {{.*}} float @_Z5earlyf(
// CHECK: ret float
// CHECK-NOT: store float 2.000000e+00
// CHECK: }

export float missing(float a) {
  if (a > 0) return a;
}
// CHECK-LABEL: define {{.*}} float @_Z7missingf(
// CHECK: if.end:
// CHECK-NEXT: call void @llvm.trap()
// CHECK-NEXT: unreachable

export float endless(float a) {
  for (;;) {
    a += 1;
    if (a > 9) break;
    continue;
    a = 3;
  }
  return a;
}
// CHECK-LABEL: define {{.*}} float @_Z7endlessf(
// CHECK-NOT: store float 3.000000e+00
// CHECK: ret float
