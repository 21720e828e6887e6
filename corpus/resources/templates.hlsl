// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Function templates over the element type of a buffer.
StructuredBuffer<float3> positions;
RWBuffer<int> numbers;
template <typename T> T first(StructuredBuffer<T> b) { return b[0]; }
template <typename T> void put(RWBuffer<T> b, uint i, T v) { b[i] = v; }
template <typename B> float any_first(B b) { return b[0]; }
float3 use(uint i) {
  put(numbers, i, 3);
  put<int>(numbers, i, 4);
  return first(positions) * any_first(numbers);
}
// CHECK-DAG: call void @_Z3putIiEvN4hlsl8RWBufferIT_EEjS2_(
// CHECK-DAG: @_Z5firstIDv3_fET_N4hlsl16StructuredBufferIS1_EE(
// CHECK-DAG: @_Z9any_firstIN4hlsl8RWBufferIiEEEfT_(
