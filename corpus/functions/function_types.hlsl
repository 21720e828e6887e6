// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Functions and methods that are declared by the name of a function type.
typedef int Unary(int a);
using Binary = float(float, float);
Unary g, h;
Binary blend;
namespace N {
Unary g;
}
int N::g(int a) { return a; }
int g(int b) { return b; }
static Unary hidden;
int hidden(int a) { return 2; }
struct S {
  Binary mix;
  static Unary make;
  int k;
};
float S::mix(float a, float b) { return a + b * k; }
int S::make(int a) { return 4; }
float use() {
  S s;
  s.k = 1;
  return g(1) + h(2) + N::g(3) + hidden(4) + S::make(1) + s.mix(1, 2) + blend(3, 4);
}
// CHECK-DAG: define hidden noundef i32 @_Z1gi(
// CHECK-DAG: declare hidden noundef i32 @_Z1hi(
// CHECK-DAG: define hidden {{.*}} float @_ZN1S3mixEff(
