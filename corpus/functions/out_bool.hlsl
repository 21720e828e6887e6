// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The temporary of a bool out argument has the memory type of bool. In Clang 22 it is a single bit, and the callee
// writes past its end (docs/differences.md, "Temporaries of out arguments").
void test(float x, out bool positive, inout bool2 both) {
  positive = x > 0;
  both.x = !both.y;
}
// CHECK-LABEL: define hidden void @_Z4testfRbRDv2_b(

export bool use(float x, bool2 b) {
  bool p;
  test(x, p, b);
  return p || b.x;
}
// CHECK-LABEL: define noundef i1 @_Z3usefDv2_b(
// CHECK: [[P:%.*]] = alloca i32, align 4
// CHECK: [[TMP:%.*]] = alloca i32, align 4
// CHECK-NEXT: [[TMP2:%.*]] = alloca <2 x i32>
// CHECK: call void @_Z4testfRbRDv2_b(
