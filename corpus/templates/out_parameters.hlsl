// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// out and inout parameters of a template; Clang 22 mangles a dependent one as if it were in.
template <typename T> void add(inout T x, T y) { x += y; }
template <typename T> void split(T x, out T low, out float high) { low = x; high = 1; }

export float f(float x) {
  float low, high;
  add(x, 2.0f);
  split(x, low, high);
  return low + high;
}
// CHECK-LABEL: define {{.*}} float @_Z1ff(
// CHECK: call void @_Z3addIfEvT_S0_(ptr noalias {{.*}} dereferenceable(4) {{%.*}}, float
// CHECK: call void @_Z5splitIfEvT_S0_Rf(
