// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A static resource has no binding: it is constructed, or copied, when the shader starts.
RWBuffer<float> bound;
static RWBuffer<float> copy = bound;
static RWBuffer<float> none;
float use(int i) {
  static RWBuffer<float> kept = bound;
  none = copy;
  return none[i] + kept[i];
}
// CHECK: @_ZL4copy = internal global %"class.hlsl::RWBuffer" poison, align 4
// CHECK: call void @_ZN4hlsl8RWBufferIfEC1ERKS1_({{.*}} @_ZL4copy, {{.*}} @_ZL5bound)
// CHECK: call void @_ZN4hlsl8RWBufferIfEC1Ev({{.*}} @_ZL4none)
// CHECK-LABEL: define hidden {{.*}} float @_Z3usei(
// CHECK: %guard.uninitialized = icmp eq i8 {{%.*}}, 0
