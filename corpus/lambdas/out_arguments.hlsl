// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// An out argument of a lambda is a temporary that is copied back, as for every function.
export float f(float a) {
  auto doubles = [](float x, out float q) { q = x * 2; };
  float r = a;
  doubles(r, r);
  return r;
}
// CHECK-LABEL: define noundef {{.*}} float @_Z1ff(
// CHECK: %tmp = alloca float
// CHECK: call void @"_ZZ1ffENK3$_0clEfRf"(ptr {{.*}}%doubles, float {{.*}}, ptr {{.*}}%tmp)
// CHECK: store float %{{.*}}, ptr %r
