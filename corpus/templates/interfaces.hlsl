// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// Templates of interfaces: DXC takes one until it is used.
template <typename T> interface Shape { T area(T scale); };
template <typename T> interface Unused { T f(); };
struct Square : Shape<float> {
  float side;
  float area(float scale) { return side * side * scale; }
};
// CHECK: call {{.*}} float @_ZN6Square4areaEf(
float4 main(float side : S) : SV_Target {
  Square square = {side};
  return square.area(2);
}
