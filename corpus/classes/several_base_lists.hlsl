// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Lists and casts take the bases one after the other, then the fields.
struct A { int x; int w; };
struct B { int y; };
struct C : A, B { int z; };
// CHECK-LABEL: define void @_Z6listedv
// CHECK: store i32 4, ptr %z
export C listed() {
  C c = {1, 2, 3, 4};
  return c;
}
// CHECK-LABEL: define void @_Z5splitDv4_i
// CHECK: extractelement <4 x i32> {{%.*}}, i64 3
export C split(int4 v) { return (C)v; }
