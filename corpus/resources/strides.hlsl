// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The size of a structure, as DXC and sizeof count it (Clang 22: 20 and 16).
struct S { float3 a; uint b; };
StructuredBuffer<S> records;
RWStructuredBuffer<float3> vectors;
uint2 strides() {
  uint n, stride, small;
  records.GetDimensions(n, stride);
  vectors.GetDimensions(n, small);
  return uint2(stride, small);
}
// CHECK-LABEL: define linkonce_odr hidden void @_ZN4hlsl16StructuredBufferI1SE13GetDimensionsERjS3_(
// CHECK: store i32 16, ptr {{%.*}}, align 4
// CHECK-LABEL: define linkonce_odr hidden void @_ZN4hlsl18RWStructuredBufferIDv3_fE13GetDimensionsERjS3_(
// CHECK: store i32 12, ptr {{%.*}}, align 4
