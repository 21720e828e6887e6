// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// GetDimensions: the number of elements, converted where the argument is no uint.
struct S { float3 a; uint b; };
Buffer<float> typed;
StructuredBuffer<S> records;
ByteAddressBuffer bytes;
uint3 sizes() {
  uint n, m, stride;
  typed.GetDimensions(n);
  records.GetDimensions(m, stride);
  bytes.GetDimensions(n);
  int count;
  typed.GetDimensions(count);
  return uint3(n, m + count, stride);
}
// CHECK-LABEL: define linkonce_odr hidden void @_ZN4hlsl6BufferIfE13GetDimensionsERj(
// CHECK: [[N:%.*]] = call i32 @llvm.dx.resource.getdimensions.x.tdx.TypedBuffer_f32_0_0_0t(
// CHECK: store i32 [[N]], ptr {{%.*}}, align 4
// CHECK-LABEL: define hidden void @_ZN4hlsl17ByteAddressBuffer13GetDimensionsERj(
