// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The members of an anonymous struct are the outer one's; types without a name are anon, or go by their typedef.
struct S {
  float a;
  struct { float u; int w; };
  float sum() { return a + u + w; }
};
typedef struct { float v; } Named;
static struct { float c; } only = {3};
// CHECK-DAG: %struct.S = type { float, %struct.anon{{[.0-9]*}} }
// CHECK-DAG: %struct.Named = type { float }

float f(S s, Named n) {
  s.u = 2;
  s.w += 1;
  struct { int k; } l;
  l.k = 3;
  return s.sum() + n.v + l.k + only.c;
}
// CHECK-LABEL: define hidden {{.*}} float @_Z1f1S5Named(
