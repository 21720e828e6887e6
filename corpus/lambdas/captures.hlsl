// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What a lambda captures are the fields of its class, with C++'s alignment: copies, or addresses.
struct P { float3 p; double d; };
export float f(double d, float a, bool b, P p, float arr[3]) {
  float3 v = a;
  auto by_default = [=]() { return d + a + b + v.x; };
  auto by_copy = [d, b, a]() { return d + a + b; };
  auto of_struct = [p]() { return p.p.x; };
  auto of_array = [arr]() { return arr[1]; };
  auto mixed = [&, a](int i) { v.x += a; arr[i] = 1; p.d = a; };
  mixed(1);
  auto copy = by_default;
  static int count = 1;
  const int K = 3;
  auto nothing = []() { count++; return K + count; };
  auto changes = [a](float x) mutable -> float { a += x; return a; };
  auto named = [x = a * 2](float y) { return x + y; };
  return by_default() + by_copy() + of_struct() + of_array() + copy() + nothing() + changes(1) + named(3);
}
// CHECK: %class.anon{{.*}} = type { float, ptr, ptr, ptr }
// CHECK-LABEL: define {{.*}} float @_Z1fdfb1PA3_f(
// CHECK: call void @"_ZZ1fdfb1PA3_fENK3$_0clEi"(
// CHECK: call {{.*}} double @"_ZZ1fdfb1PA3_fENK3$_1clEv"(ptr noundef nonnull align 16 dereferenceable(32)
