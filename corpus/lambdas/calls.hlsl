// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Lambdas are called where they stand, kept in variables, and given to templates.
template <typename F> float apply(F f, float x) { return f(x) + f(2); }
template <typename T> T inside(T a) { auto l = [a](T x) { return a * x; }; return l(a); }
namespace N { float g(float a) { auto l = [](float x) { return x; }; return l(a); } }
inline float shared_name(float a) {
  auto l = [](float x) { return x; };
  auto m = [](float x) { return x + 1; };
  auto n = [](int x) { return x + 2; };
  return l(a) + m(a) + n(a);
}

export float f(float a, int b) {
  auto g = [](float x) { return x + 1; };
  auto branches = [&](int i) -> float { if (i > 0) return 1; return a; };
  auto steps = [](int n) { int s = 0; for (int i = 0; i < n; i++) { if (i == 3) continue; s += i; } return s; };
  return g(a) + [](int q) { return q; }(b) + [b]{ return b; }() + branches(b) + steps(5) + inside(a) + inside(2)
    + N::g(a) + shared_name(a) + apply(g, a) + apply([=](float x) { return x * a; }, 3);
}
// CHECK-LABEL: define noundef {{.*}} float @_Z1ffi(
// CHECK: call {{.*}} float @"_ZZ1ffiENK3$_0clEf"(
// CHECK-DAG: define linkonce_odr hidden {{.*}} float @_ZZ11shared_namefENKUlfE_clEf(
// CHECK-DAG: define linkonce_odr hidden {{.*}} float @_ZZ11shared_namefENKUlfE0_clEf(
// CHECK-DAG: define linkonce_odr hidden {{.*}} i32 @_ZZ11shared_namefENKUliE_clEi(
