// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The base comes first in memory; its members and methods are the derived class's, unless that hides them.
struct Shape {
  float2 center;
  float area() { return 0; }
  float x() { return center.x; }
};
struct Disc : Shape {
  float radius;
  float area() { return radius * radius * 3 + Shape::area(); }
};
struct Ring : Disc {
  float hole;
  float area() { return Disc::area() - hole * this.hole * 3; }
  float both() { return x() + center.y + Disc::radius; }
};
// CHECK-DAG: %struct.Ring = type { %struct.Disc, float }
// CHECK-DAG: %struct.Disc = type <{ %struct.Shape, float }>
// CHECK-DAG: %struct.Shape = type { <2 x float> }
float size(Shape s) { return s.area() + s.center.x; }

float f(float r) {
  Ring ring;
  ring.center = r;
  ring.radius = ring.hole = 2;
  Shape s = ring;
  ring.Disc::radius += 1;
  return ring.area() + ring.Shape::area() + ring.both() + size(ring) + s.x() + ring.x();
}
// CHECK-LABEL: define hidden {{.*}} float @_Z1ff(
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %s, ptr align 1 %ring, i32 8, i1 false)
// CHECK: call {{.*}} float @_ZN4Ring4areaEv(ptr noundef nonnull align 1 dereferenceable(16) %ring)
// CHECK: call {{.*}} float @_ZN5Shape4areaEv(ptr noundef nonnull align 1 dereferenceable(8) %ring)
