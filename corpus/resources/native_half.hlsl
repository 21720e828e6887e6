// RUN: hlslfe %s -T lib_6_6 -fnative-half-type -fnative-int16-type | FileCheck %s
// 16-bit elements with native types.
RWBuffer<half4> halves;
StructuredBuffer<int16_t> shorts;
RWByteAddressBuffer bytes;
half use(uint i) {
  halves[i].w = shorts[i];
  bytes.Store<half>(2, halves[i].x);
  return bytes.Load<half3>(6).z;
}
// CHECK-DAG: target("dx.TypedBuffer", <4 x half>, 1, 0, 0)
// CHECK-DAG: target("dx.RawBuffer", i16, 0, 0)
// CHECK-DAG: load <3 x half>, ptr {{%.*}}, align 2
