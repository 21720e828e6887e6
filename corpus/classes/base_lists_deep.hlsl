// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Lists for records whose base has nothing in it, or has a base itself. Clang 22 refuses both.
struct Tag {};
struct Value : Tag { float s; };
struct P2 { float2 v; };
struct P3 : P2 { float w; };
struct P4 : P3 { float u; };
export float f(float a) {
  Value s = {a};
  P4 p = {a, 2, 3, a};
  return s.s + p.v.y + p.w + p.u;
}
// CHECK-LABEL: define noundef {{.*}} float @_Z1ff(
// CHECK: getelementptr inbounds nuw %struct.Value, ptr %s, i32 0, i32 0
// CHECK: getelementptr inbounds nuw %struct.P2, ptr %p, i32 0, i32 0
// CHECK: getelementptr inbounds nuw %struct.P3, ptr %p, i32 0, i32 1
// CHECK: getelementptr inbounds nuw %struct.P4, ptr %p, i32 0, i32 1
