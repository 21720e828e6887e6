// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Alias templates are other names of types.
template <typename T> using Pair = vector<T, 2>;
template <typename T, int N> struct Grid { T cells[N]; };
template <typename T> using Grid4 = Grid<T, 4>;

Pair<float> swap(Pair<float> p) { return p.yx; }
template <typename T> T first(Pair<T> p) { return p.x; }

export float f(float2 p) {
  Grid4<float> g;
  g.cells[1] = p.x;
  return first(swap(p)) + g.cells[1];
}
// CHECK-LABEL: define {{.*}} <2 x float> @_Z4swapDv2_f(
// CHECK-LABEL: define {{.*}} float @_Z1fDv2_f(
// CHECK: alloca %struct.Grid,
// CHECK: call {{.*}} float @_Z5firstIfET_Dv2_S0_(
