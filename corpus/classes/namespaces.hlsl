// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Variables in namespaces, with constant and dynamic initialisers, and the ways to name them.
float calc(float x) { return x * 2; }
namespace cfg {
  static int level = 3;
  static const float Scale = 2;
  namespace detail {
    static float cached = calc(Scale);
    struct Item { int id; };
    int get(Item i) { return i.id + level; }
  }
  using detail::Item;
}
using cfg::detail::cached;
using namespace cfg;

float f(float x) {
  using cfg::detail::get;
  cfg::Item i;
  i.id = 4;
  cfg::level += 1;
  return get(i) + level * Scale + cached + ::cfg::detail::cached;
}
// CHECK-DAG: call {{.*}} float @_Z4calcf(float noundef nofpclass(nan inf) 2.000000e+00)
// CHECK-DAG: @_ZN3cfgL5levelE = internal global i32 3, align 4
// CHECK-DAG: @_ZN3cfg6detailL6cachedE = internal global float 0.000000e+00, align 4
// CHECK-DAG: define hidden noundef i32 @_ZN3cfg6detail3getENS0_4ItemE(
