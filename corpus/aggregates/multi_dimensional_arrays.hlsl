// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Rows of rows; an initialiser list fills them in order, the first length may come from it.
static const float Grid[][2] = {1, 2, 3, 4, 5, 6};
// CHECK: @_ZL4Grid = internal constant [3 x [2 x float]] {{\[\[}}2 x float] [float 1.000000e+00, float 2.000000e+00],

export float read(int i, int j) { return Grid[i][j]; }
// CHECK-LABEL: define {{.*}} float @_Z4readii(
// CHECK: [[ROW:%.*]] = getelementptr inbounds [3 x [2 x float]], ptr @_ZL4Grid, i32 0, i32 {{%.*}}
// CHECK: getelementptr inbounds [2 x float], ptr [[ROW]], i32 0, i32 {{%.*}}

export int3 cube(int3 x) {
  int3 a[2][2][2];
  a[1][0][1] = x;
  a[1][0][1].y = 7;
  return a[1][0][1];
}
// CHECK-LABEL: define noundef <3 x i32> @_Z4cubeDv3_i(
// CHECK: %a = alloca [2 x [2 x [2 x <3 x i32>]]], align 16
// CHECK: getelementptr inbounds [2 x [2 x [2 x <3 x i32>]]], ptr %a, i32 0, i32 1
// CHECK-NEXT: getelementptr inbounds [2 x [2 x <3 x i32>]], ptr {{%.*}}, i32 0, i32 0
// CHECK-NEXT: getelementptr inbounds [2 x <3 x i32>], ptr {{%.*}}, i32 0, i32 1
// CHECK: getelementptr <3 x i32>, ptr {{%.*}}, i32 0, i32 1
// CHECK-NEXT: store i32 7

float total(float m[2][3]) { return m[0][0] + m[1][2]; }
export float pass(float x) {
  float m[2][3] = {x, 0, 0, 0, 0, x};
  return total(m);
}
// CHECK-LABEL: define {{.*}} float @_Z5totalA2_A3_f(ptr noundef byval([2 x [3 x float]]) align 4 %m)
// CHECK-LABEL: define {{.*}} float @_Z4passf(
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 4 %agg.tmp, ptr align 4 %m, i32 24, i1 false)
