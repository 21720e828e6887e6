// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// An element of an array of resources is made where it is used; several subscripts make one index.
RWBuffer<float> flat[4] : register(u10);
RWStructuredBuffer<int> grid[2][3];
Buffer<float4> every[] : register(t0, space1);
StructuredBuffer<float4> pairs[][2];
float4 pick(int i, uint j) {
  flat[i][j] = 1;
  flat[2][1] += 3;
  grid[i][j][2] = 1;
  grid[1][j].IncrementCounter();
  return every[NonUniformResourceIndex(j)][i] + pairs[j][1][i];
}
// CHECK: @flat.str = private unnamed_addr constant [5 x i8] c"flat\00", align 1
// CHECK-LABEL: define hidden {{.*}} <4 x float> @_Z4pickij(
// CHECK: call void @_ZN4hlsl8RWBufferIfE19__createFromBindingEjjijPKc({{.*}} %tmp, i32 noundef 10, i32 noundef 0, i32 noundef 4, i32 noundef {{%.*}}, ptr noundef @flat.str)
// CHECK: call {{.*}} ptr @_ZN4hlsl8RWBufferIfEixEj(ptr noundef nonnull align 4 dereferenceable(4) %tmp,
// CHECK: [[ROW:%.*]] = mul i32 {{%.*}}, 3
// CHECK: [[INDEX:%.*]] = add i32 {{%.*}}, [[ROW]]
// CHECK: i32 noundef 6, i32 noundef [[INDEX]], ptr noundef @grid.str,
// CHECK: call {{.*}} i32 @_ZN4hlsl23NonUniformResourceIndexEj(
