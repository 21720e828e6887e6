// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// `a op= b` is `a = a op b`, in the common type of both. Clang 22 first converts a scalar right side to the left one's
// type when that is a vector (docs/differences.md, "Compound assignment").
export int3 scaled(int3 v, float f) {
  v *= f;
  return v;
}
// CHECK-LABEL: define noundef <3 x i32> @_Z6scaledDv3_if(
// CHECK: sitofp <3 x i32> {{%.*}} to <3 x float>
// CHECK: fmul {{.*}} <3 x float>
// CHECK-NEXT: fptosi <3 x float> {{%.*}} to <3 x i32>

export int one(int i, float f) {
  i *= f;
  return i;
}
// CHECK-LABEL: define noundef i32 @_Z3oneif(
// CHECK: fmul {{.*}} float
// CHECK-NEXT: fptosi float {{%.*}} to i32
