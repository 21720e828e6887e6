// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Default initialisers of members make constructors: C1 for objects, C2 for bases. DXC refuses them.
struct In { int k = 2; float w; };
struct Mid : In { float2 v = {1, 2}; float arr[2] = {4, 5}; int later = first() + 1; int first() { return k; } };
struct Out { Mid m; float z; };
static In shared_in;

float f(float q) {
  Out o;
  o.z = q;
  In many[2][3];
  In full = {5, 6};
  return o.m.k + o.m.v.y + o.m.arr[1] + many[1][2].k + full.k + shared_in.k;
}
// CHECK-LABEL: define hidden {{.*}} float @_Z1ff(
// CHECK: call void @_ZN3OutC1Ev(ptr noundef nonnull align 1 dereferenceable(32) %o)
// CHECK: arrayctor.loop:
// CHECK: call void @_ZN2InC1Ev(ptr noundef nonnull align 1 dereferenceable(8) %arrayctor.cur)
// CHECK-LABEL: define linkonce_odr hidden void @_ZN3OutC1Ev({{.*}}) unnamed_addr
// CHECK-LABEL: define linkonce_odr hidden void @_ZN3MidC2Ev(
// CHECK: call void @_ZN2InC2Ev(
