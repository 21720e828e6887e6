// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arrays and structs are results like any other; only a body promises noalias.
typedef float Pair[2];
struct Big { float a[8]; };

// CHECK: define {{.*}}@_Z4swap{{.*}}(ptr dead_on_unwind noalias writable sret([2 x float]) align 4 %agg.result
Pair swap(Pair p) {
  Pair q = {p[1], p[0]};
  return q;
}

Pair same(Pair p) { return p; }

// CHECK: declare {{.*}}@_Z7outside{{.*}}(ptr dead_on_unwind writable sret(%struct.Big) align 1,
Big outside(float x);

Big make(float x) {
  Big b;
  b.a[0] = x;
  return b;
}

float use(float x, Pair p) { return make(x).a[0] + outside(x).a[1] + swap(same(p))[0]; }
