// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Functions with C linkage keep their names.
extern "C" int f(int a) { return a; }
extern "C" {
int g(int a) { return f(a); }
float h(float b);
static int counter = 1;
struct S {
  int a;
  int get() { return a; }
};
namespace N {
int q() { return 1; }
extern "C++" int cpp(int a) { return a; }
}
}
int f(float a) { return 2; }
float use() {
  S s;
  s.a = counter;
  return h(g(1)) + s.get() + N::q() + N::cpp(2) + f(1.5f);
}
// CHECK-DAG: define hidden i32 @f(i32
// CHECK-DAG: define hidden i32 @g(i32
// CHECK-DAG: declare hidden nofpclass(nan inf) float @h(
// CHECK-DAG: define hidden i32 @q()
// CHECK-DAG: define hidden noundef i32 @_Z1ff(
