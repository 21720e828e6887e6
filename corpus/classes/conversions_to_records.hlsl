// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A conversion function may give a struct or an enum, and may be defined out of its class and in templates.
struct Polar { float angle, length; };
enum Side { LEFT, RIGHT };
struct Point {
  float x, y;
  operator Polar() const;
  operator Side() { return x < 0 ? LEFT : RIGHT; }
};
Point::operator Polar() const {
  Polar p;
  p.angle = x;
  p.length = y;
  return p;
}
template <typename T> struct Box { T value; operator T() { return value; } };
// CHECK: define hidden void @_ZNK5Pointcv5PolarEv(
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z4bothf5Point3BoxIfE
// CHECK: call void @_ZNK5Pointcv5PolarEv(
// CHECK: call noundef i32 @_ZN5Pointcv4SideEv(
// CHECK: @_ZN3BoxIfEcvfEv(
export float both(float f, Point q, Box<float> box) {
  Polar p = q;
  p = q;
  Side s = q;
  return p.length + (s == LEFT ? 1 : 2) + box;
}
