// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A row of an array of arrays, as an argument and as a local: one call for each resource.
RWBuffer<float> grid[3][2];
void fill(RWBuffer<float> row[2]) { row[1][0] = 2; }
void use(int i) {
  fill(grid[2]);
  RWBuffer<float> row[2] = grid[1];
  row[i][0] = 3;
}
// CHECK: define hidden void @_Z4fillA2_N4hlsl8RWBufferIfEE(ptr noundef byval([2 x %"class.hlsl::RWBuffer"]) align 4 %row)
// CHECK-LABEL: define hidden void @_Z3usei(
// CHECK: [[FIRST:%.*]] = getelementptr [2 x %"class.hlsl::RWBuffer"], ptr %tmp, i32 0, i32 0
// CHECK: call void @_ZN4hlsl8RWBufferIfE27__createFromImplicitBindingEjjijPKc({{.*}} [[FIRST]], i32 noundef 0, i32 noundef 0, i32 noundef 6, i32 noundef 4, ptr noundef @grid.str)
// CHECK: call void @_ZN4hlsl8RWBufferIfE27__createFromImplicitBindingEjjijPKc({{.*}} i32 noundef 5, ptr noundef @grid.str)
