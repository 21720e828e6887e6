// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A modifier, its type, or both may come out of a macro.
#define EXACT precise
#define REAL float
#define EXACT_REAL precise float
#define NORMALISED unorm
RWBuffer<NORMALISED float> target;
export float f(float a) {
  EXACT float x = a * 2;
  EXACT_REAL y = x + 1;
  precise REAL z = y / 3;
  EXACT REAL w = z - 4;
  return w;
}
// CHECK: %mul = fmul float
// CHECK: %add = fadd float
// CHECK: %div = fdiv float
// CHECK: %sub = fsub float
