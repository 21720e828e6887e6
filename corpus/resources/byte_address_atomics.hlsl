// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// Interlocked methods: atomic instructions on the address at an offset.
RWByteAddressBuffer b : register(u0);
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint old;
  uint64_t wide;
  float bits;
  b.InterlockedAdd(i, 1);
  b.InterlockedXor(i, 2, old);
  b.InterlockedMin(i, int(old));
  b.InterlockedMax(i, old);
  b.InterlockedExchange(i, old, old);
  b.InterlockedCompareExchange(i, 1, 2, old);
  b.InterlockedCompareStore(i, 1, old);
  b.InterlockedAdd64(i, 3, wide);
  b.InterlockedExchangeFloat(i, 1.5, bits);
  b.InterlockedCompareStoreFloatBitwise(i, 1.5, bits);
}
// CHECK-LABEL: define hidden void @_ZN4hlsl19RWByteAddressBuffer14InterlockedAddEjj(
// CHECK: atomicrmw add ptr {{%.*}}, i32 {{%.*}} syncscope("device") monotonic, align 4
// CHECK-LABEL: define hidden void @_ZN4hlsl19RWByteAddressBuffer14InterlockedXorEjjRj(
// CHECK: [[OLD:%.*]] = atomicrmw xor ptr
// CHECK: store i32 [[OLD]], ptr {{%.*}}, align 4
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer14InterlockedMinEji(
// CHECK: atomicrmw min ptr
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer14InterlockedMaxEjj(
// CHECK: atomicrmw umax ptr
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer19InterlockedExchangeEjjRj(
// CHECK: atomicrmw xchg ptr
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer26InterlockedCompareExchangeEjjjRj(
// CHECK: cmpxchg ptr {{%.*}}, i32 {{%.*}}, i32 {{%.*}} syncscope("device") monotonic monotonic, align 4
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer23InterlockedCompareStoreEjjj(
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer16InterlockedAdd64EjmRm(
// CHECK: atomicrmw add ptr {{%.*}}, i64 {{%.*}} syncscope("device") monotonic, align 8
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer24InterlockedExchangeFloatEjfRf(
// CHECK: atomicrmw xchg ptr {{%.*}}, float
// CHECK-LABEL: @_ZN4hlsl19RWByteAddressBuffer35InterlockedCompareStoreFloatBitwiseEjff(
// CHECK: bitcast float {{%.*}} to i32
