// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs, static variables and functions may stand in a buffer; they are what they are elsewhere.
cbuffer C {
  struct Inner { float a; float2 b; } inner;
  static float counter = 1;
  float twice(float v) { return v * 2; }
  float after;
}
Inner made() { Inner i = {1, 2, 3}; return i; }
export float f() { counter += inner.b.y; return twice(counter) + made().a + after; }
// CHECK: %__cblayout_C = type <{ %Inner, float }>
// CHECK: @_ZL7counter = internal global float 1.000000e+00, align 4
// CHECK-LABEL: define hidden {{.*}}@_Z5twicef(
