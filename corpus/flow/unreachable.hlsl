// RUN: hlslfe %s -T lib_6_6 2>&1 | FileCheck %s
// compare: -T lib_6_6
// Code after a return is not emitted; falling off the end warns and traps.
export float early(float a) {
  return a;
  a = 2;
}
export float missing(float a) {
  if (a > 0) return a;
}
// CHECK: warning: {{.*}}[-Wreturn-type]
