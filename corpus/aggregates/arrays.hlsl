// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Arrays are values: parameters are copies, assignment copies, out parameters are copied back.
static const int Table[4] = {1, 2, 4, 8};
// CHECK: @_ZL5Table = internal constant [4 x i32] [i32 1, i32 2, i32 4, i32 8], align 4

int sum(int a[4]) {
  int s = 0;
  for (int i = 0; i < 4; ++i) s += a[i];
  a[0] = 99;
  return s;
}
// CHECK-LABEL: define hidden noundef i32 @_Z3sumA4_i(ptr noundef byval([4 x i32]) align 4 %a)
// CHECK: getelementptr inbounds [4 x i32], ptr %a, i32 0, i32 {{%.*}}
// CHECK: [[P:%.*]] = getelementptr inbounds [4 x i32], ptr %a, i32 0, i32 0
// CHECK-NEXT: store i32 99, ptr [[P]]

void fill(inout int a[4], int v) { for (int i = 0; i < 4; ++i) a[i] = v + Table[i]; }
// CHECK-LABEL: define hidden void @_Z4fillA4_ii(ptr noalias noundef align 4 %a, i32 noundef %v)
// CHECK: getelementptr inbounds [4 x i32], ptr @_ZL5Table, i32 0, i32 {{%.*}}

export int use(uint t) {
  int m[2][4];
  fill(m[0], t);
  int c[4] = m[0];
  c[2] = 5;
  m[1] = c;
  return sum(m[0]) + sum(c);
}
// CHECK-LABEL: define noundef i32 @_Z3usej(
// CHECK: [[ROW:%.*]] = getelementptr inbounds [2 x [4 x i32]], ptr %m, i32 0, i32 0
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i32(ptr align 4 [[TMP:%.*]], ptr align 4 [[ROW]], i32 16, i1 false)
// CHECK: call void @_Z4fillA4_ii(ptr noalias noundef align 4 [[TMP]],
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i32(ptr align 4 [[ROW]], ptr align 4 [[TMP]], i32 16, i1 false)
// CHECK: arrayinit.body:
// CHECK: [[ROW1:%.*]] = getelementptr inbounds [2 x [4 x i32]], ptr %m, i32 0, i32 1
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i32(ptr align 4 [[ROW1]], ptr align 4 %c, i32 16, i1 false)
// CHECK: call noundef i32 @_Z3sumA4_i(ptr noundef byval([4 x i32]) align 4 {{%.*}})
