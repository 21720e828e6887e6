// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Names nest, hide, and are found through `using`.
float scale(float x) { return x; }

namespace A {
  static const float k = 2;
  float scale(float x) { return x * k; }
  namespace B {
    struct P { float v; };
    float get(P p) { return scale(p.v); }
  }
  inline float again(float x);
}
float A::again(float x) { return ::scale(x) + scale(x); }

export float qualified(float x) {
  A::B::P p = {x};
  return A::B::get(p) + scale(x) + A::k;
}
// CHECK-LABEL: define {{.*}} float @_Z9qualifiedf(
// CHECK: call {{.*}} float @_ZN1A1B3getENS0_1PE(
// CHECK: call {{.*}} float @_Z5scalef(
// CHECK: fadd {{.*}} float {{%.*}}, 2.000000e+00

export float directive(float x) {
  using namespace A;
  B::P p = {x};
  return B::get(p) + again(x);
}
// CHECK-LABEL: define {{.*}} float @_Z9directivef(
// CHECK: call {{.*}} float @_ZN1A5againEf(

export float declaration(float x) {
  using A::scale;
  return scale(x);
}
// CHECK-LABEL: define {{.*}} float @_Z11declarationf(
// CHECK: call {{.*}} float @_ZN1A5scaleEf(
