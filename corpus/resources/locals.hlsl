// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Resources as locals: constructed, copied and assigned through the functions of their class.
RWBuffer<float> a, b;
RWBuffer<float> many[3];
void use(int i, bool c) {
  RWBuffer<float> none;
  RWBuffer<float> copy = a, other = many[i];
  none = b;
  if (c)
    copy = none;
  copy[i] = other[0];
  const RWBuffer<float> fixed = a;
  copy[1] = fixed[2];
  RWBuffer<float> pair[2];
  pair[0] = a;
  pair[1] = pair[0];
  RWBuffer<float> listed[2] = {a, b};
  listed[i][0] = 1;
}
// CHECK-LABEL: define hidden void @_Z3useib(
// CHECK: call void @_ZN4hlsl8RWBufferIfEC1Ev(ptr noundef nonnull align 4 dereferenceable(4) %none)
// CHECK: call void @_ZN4hlsl8RWBufferIfEC1ERKS1_(ptr noundef nonnull align 4 dereferenceable(4) %copy, ptr noundef nonnull align 4 dereferenceable(4) @_ZL1a)
// CHECK: call {{.*}} ptr @_ZN4hlsl8RWBufferIfEaSERKS1_(ptr noundef nonnull align 4 dereferenceable(4) %none, ptr noundef nonnull align 4 dereferenceable(4) @_ZL1b)
// CHECK: call {{.*}} ptr @_ZNK4hlsl8RWBufferIfEixEj(ptr noundef nonnull align 4 dereferenceable(4) %fixed, i32 noundef 2)
