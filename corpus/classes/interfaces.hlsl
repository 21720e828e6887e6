// RUN: hlslfe %s -T lib_6_6 --verify-ir | FileCheck %s
// An interface says which methods a class has; the classes are ordinary, nothing is virtual.
interface Light {
  float3 color(float3 p);
  void dim(inout float k, float by);
};
interface Named { uint id(); };
class Point : Light, Named {
  float3 at;
  float3 color(float3 p) { return at - p; }
  void dim(inout float k, float by) { k -= by; }
  uint id() { return 1; }
};
struct Base { float k; };
struct Spot : Base, Named {
  uint id();
};
uint Spot::id() { return (uint)k; }
cbuffer C { Point lamp; };
template<typename T> uint id_of(T t) { return t.id(); }
float3 use(float3 p) {
  Point dot_light = { p };
  Spot spot;
  spot.k = 2;
  float k = 1;
  dot_light.dim(k, 0.5);
  return dot_light.color(p) * k + lamp.color(p) + id_of(dot_light) + id_of(spot);
}
// CHECK: %class.Point = type { <3 x float>
// CHECK: %struct.Spot = type { %struct.Base }
// CHECK: define hidden {{.*}} i32 @_ZN4Spot2idEv(
// CHECK: call void @_ZN5Point3dimERff(
// CHECK: call {{.*}} <3 x float> @_ZN5Point5colorEDv3_f(
