// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A struct without fields has one byte that nobody copies; as a base it takes no room.
struct Tag {};
struct Math { float twice(float x) { return 2 * x; } static float half_of(float x) { return x / 2; } };
struct Derived : Math { float v; float get() { return twice(v); } };
struct Holder { Tag t; float f; };
// CHECK-DAG: %struct.Math = type { i8 }
// CHECK-DAG: %struct.Derived = type { float }

Tag pass(Tag t) { return t; }
float f(float x) {
  Tag a;
  Tag b = a;
  b = pass(a);
  Math m;
  Derived d;
  d.v = x;
  Holder h;
  h.f = x;
  Holder h2 = h;
  return m.twice(x) + d.get() + d.twice(1) + Math::half_of(x) + h2.f;
}
// CHECK-LABEL: define hidden {{.*}} float @_Z1ff(
