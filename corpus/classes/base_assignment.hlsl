// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Clang 22 crashes on assigning an object that has a base; here it is one copy (tests/oracle/test_jit_classes.py).
struct A { int x; };
struct B : A { int y[3]; };
struct C : B { float z; };
void keep(inout C c) { c.y[1] = c.x; }

int f(C from, int i) {
  C to;
  to = from;
  keep(to);
  A a;
  a = to;
  B b;
  b = from;
  return to.y[i] + a.x + b.y[2];
}
// CHECK-LABEL: define hidden noundef i32 @_Z1f1Ci(
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %to, ptr align 1 %from, i32 20, i1 false)
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %a, ptr align 1 %to, i32 4, i1 false)
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %b, ptr align 1 %from, i32 16, i1 false)
