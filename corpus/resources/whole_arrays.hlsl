// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// All of an array of resources, copied or passed: every resource is made (Clang 22 copies them from a variable that
// nobody fills).
RWBuffer<float> buffers[2] : register(u4);
void fill(RWBuffer<float> them[2]) { them[1][0] = 2; }
void use(int i) {
  fill(buffers);
  RWBuffer<float> mine[2] = buffers;
  mine[i][0] = 3;
}
// CHECK-LABEL: define hidden void @_Z3usei(
// CHECK: @_ZN4hlsl8RWBufferIfE19__createFromBindingEjjijPKc({{.*}}, i32 noundef 4, i32 noundef 0, i32 noundef 2, i32 noundef 0, ptr noundef @buffers.str)
// CHECK: @_ZN4hlsl8RWBufferIfE19__createFromBindingEjjijPKc({{.*}}, i32 noundef 4, i32 noundef 0, i32 noundef 2, i32 noundef 1, ptr noundef @buffers.str)
// CHECK: call void @_Z4fillA2_N4hlsl8RWBufferIfEE(
