// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Records inside records, inside functions, without a name; two may share a name in different scopes.
struct Outer {
  struct Inner { int x; float2 y; } inner;
  struct { float z; } anonymous;
  Inner more[2];
};
// CHECK: %struct.Outer = type { %"struct.Outer::Inner", %struct.anon, [2 x %"struct.Outer::Inner"] }

export float deep(Outer o) {
  Outer::Inner i = o.more[1];
  i.y.x += o.anonymous.z;
  o.inner = i;
  return o.inner.y.x;
}
// CHECK-LABEL: define {{.*}} float @_Z4deep5Outer(
// CHECK: getelementptr inbounds nuw %struct.Outer, ptr %o, i32 0, i32 2
// CHECK: getelementptr inbounds nuw %struct.Outer, ptr %o, i32 0, i32 1
// CHECK: getelementptr inbounds nuw %struct.anon, ptr {{%.*}}, i32 0, i32 0

export int local(int a) {
  struct Outer { int a; };
  Outer o = {a};
  return o.a;
}
// CHECK-LABEL: define noundef i32 @_Z5locali(
// CHECK: %o = alloca %struct.Outer.0, align 1
