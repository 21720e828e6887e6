// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs of a function carry its name; their methods are as visible as it is.
float f(float q) {
  struct Acc {
    float sum;
    void add(float v) { sum += v; }
    Acc plus(Acc o) { Acc r; r.sum = sum + o.sum; return r; }
  };
  Acc a;
  a.sum = q;
  a.add(2);
  Acc b = a.plus(a);
  return b.sum;
}
struct Outer {
  int run(int i) {
    struct Inner { int k; int twice() { return 2 * k; } } x;
    x.k = i;
    return x.twice();
  }
};
int g(Outer o, int i) { return o.run(i); }
// CHECK-DAG: define internal void @_ZZ1ffEN3Acc3addEf(
// CHECK-DAG: define internal void @_ZZ1ffEN3Acc4plusES_(
// CHECK-DAG: define linkonce_odr hidden noundef i32 @_ZZN5Outer3runEiEN5Inner5twiceEv(
