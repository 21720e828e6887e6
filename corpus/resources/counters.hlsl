// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Counters: the handle of the buffer once more, with a place of its own in the implicit order.
AppendStructuredBuffer<float2> output;
ConsumeStructuredBuffer<float2> input : register(u5);
RWStructuredBuffer<uint> counted;
// CHECK: @_ZN4hlsl22AppendStructuredBufferIDv2_fE46__createFromImplicitBindingWithImplicitCounterEjjijPKcj({{.*}} @_ZL6output, i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef 0, ptr noundef @.str, i32 noundef 1)
// CHECK: @_ZN4hlsl23ConsumeStructuredBufferIDv2_fE38__createFromBindingWithImplicitCounterEjjijPKcj({{.*}} @_ZL5input, i32 noundef 5, {{.*}} i32 noundef 2)
// CHECK: @_ZL7counted, i32 noundef 3, {{.*}} i32 noundef 4)

uint run() {
  output.Append(input.Consume() * 2);
  uint last = counted.DecrementCounter();
  return last + counted.IncrementCounter();
}
// CHECK-LABEL: define linkonce_odr hidden void @_ZN4hlsl22AppendStructuredBufferIDv2_fE6AppendES1_(
// CHECK: [[VALUE:%.*]] = load <2 x float>, ptr %value.addr, align 8
// CHECK: [[INDEX:%.*]] = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_v2f32_1_0t({{.*}}, i8 1)
// CHECK: [[PLACE:%.*]] = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_v2f32_1_0t({{.*}}, i32 [[INDEX]])
// CHECK: store <2 x float> [[VALUE]], ptr [[PLACE]], align 8
// CHECK-LABEL: define linkonce_odr hidden {{.*}} @_ZN4hlsl18RWStructuredBufferIjE16DecrementCounterEv(
// CHECK: call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_i32_1_0t({{.*}}, i8 -1)
