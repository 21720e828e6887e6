// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A subscript is a place in the buffer, Load a value; signed integers are marked in the handle type.
Buffer<float4> colors;
RWBuffer<int> counts : register(u3, space4);
// CHECK: %"class.hlsl::Buffer" = type { target("dx.TypedBuffer", <4 x float>, 0, 0, 0) }
// CHECK: %"class.hlsl::RWBuffer" = type { target("dx.TypedBuffer", i32, 1, 0, 1) }
// CHECK: @_ZL6colors = internal global %"class.hlsl::Buffer" poison, align 4
// CHECK: @.str = private unnamed_addr constant [7 x i8] c"colors\00", align 1
// CHECK: call void @_ZN4hlsl6BufferIDv4_fE27__createFromImplicitBindingEjjijPKc(
// CHECK-SAME: @_ZL6colors, i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef 0, ptr noundef @.str)
// CHECK: call void @_ZN4hlsl8RWBufferIiE19__createFromBindingEjjijPKc(
// CHECK-SAME: @_ZL6counts, i32 noundef 3, i32 noundef 4, i32 noundef 1, i32 noundef 0,

float4 read(uint i) {
  counts[i] += 2;
  counts[i + 1]++;
  return colors[i] + colors.Load(i);
}
// CHECK-LABEL: define hidden {{.*}} <4 x float> @_Z4readj(
// CHECK: [[PLACE:%.*]] = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4hlsl8RWBufferIiEixEj(
// CHECK: [[OLD:%.*]] = load i32, ptr [[PLACE]], align 4
// CHECK: [[NEW:%.*]] = add nsw i32 [[OLD]], 2
// CHECK: store i32 [[NEW]], ptr [[PLACE]], align 4
// CHECK: call noundef nonnull align 16 dereferenceable(16) ptr @_ZNK4hlsl6BufferIDv4_fEixEj(
// CHECK: call {{.*}} <4 x float> @_ZN4hlsl6BufferIDv4_fE4LoadEj(

// CHECK-LABEL: define linkonce_odr hidden {{.*}} ptr @_ZN4hlsl8RWBufferIiEixEj(
// CHECK: call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1)
