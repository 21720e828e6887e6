// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// What a precise variable is made of has no fast-math flags; the rest keeps them.
float twice(float x) { return x + x; }
float other(float x) { return x + x; }
void store(out float r, float a) { r = a - 1; }
export float f(float x, float y) {
  float t = x * y;
  float q;
  store(q, x / y);
  precise float p = twice(t) + q;
  float loose = x * x;
  return p + other(loose);
}
// CHECK: define hidden noundef float @_Z5twicef(float noundef %x)
// CHECK: %add = fadd float %0, %1
// CHECK: @_Z5otherf(
// CHECK: fadd reassoc nnan ninf nsz arcp afn float
// CHECK: @_Z5storeRff(
// CHECK: %sub = fsub float
// CHECK: %mul = fmul float %0, %1
// CHECK: %div = fdiv float
// CHECK: fadd float
// CHECK: fmul reassoc nnan
