// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Methods of global structs with resources: their object is put together where it is needed.
struct Source { RWBuffer<float> a; Buffer<int> b[2]; float at(int i) { return a[i] + b[1][i]; } };
struct Both { float x; Source r; float sum() { return x + r.at(0); } };
Source only;
Both list[2];
cbuffer C { float q; Both inside : register(u9); }
float use(int i) {
  Both l = list[1];
  l.r.a[2] = l.x;
  Source s = only;
  s.a[0] = q;
  return only.at(i) + list[0].sum() + inside.sum();
}
// CHECK-DAG: @only.a = internal global
// CHECK-DAG: @list.1.r.a = internal global
// CHECK-DAG: @inside.r.a = internal global
// CHECK-DAG: @inside.r.a, i32 noundef 9,
// CHECK-NOT: @only =
