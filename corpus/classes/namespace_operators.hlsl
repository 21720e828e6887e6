// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Operators are also looked for in the namespaces of their operands; enums can have them, too.
namespace geo {
  struct Point { int x, y; };
  Point operator-(Point a, Point b) { a.x -= b.x; a.y -= b.y; return a; }
  enum class Axis { X = 2, Y };
  int operator*(Axis a, int k) { return (int)a * k; }
  int operator~(Axis a) { return (int)a + 10; }
}
int f(geo::Point p, geo::Point q) {
  geo::Point d = p - q;
  return d.x + geo::Axis::Y * 3 + ~geo::Axis::X;
}
// CHECK-LABEL: define hidden noundef i32 @_Z1fN3geo5PointES0_(
// CHECK: call void @_ZN3geomiENS_5PointES0_(
// CHECK: call noundef i32 @_ZN3geomlENS_4AxisEi(i32 noundef 3, i32 noundef 3)
// CHECK: call noundef i32 @_ZN3geocoENS_4AxisE(i32 noundef 2)
