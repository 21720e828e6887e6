// RUN: hlslfe %s -T cs_6_5 -verify
// 64-bit atomics came with shader model 6.6.
RWByteAddressBuffer b;
RWStructuredBuffer<uint64_t> wide;
groupshared int64_t shared;
[numthreads(1, 1, 1)]
void main() {
  float f;
  b.InterlockedExchangeFloat(0, 1, f);
  b.InterlockedAdd(0, 1);
  b.InterlockedAdd64(0, 1); // expected-error {{'InterlockedAdd64' needs shader model 6.6}}
  uint64_t before;
  InterlockedAdd(wide[0], 1, before); // expected-error {{'InterlockedAdd' needs shader model 6.6}}
  InterlockedMin(shared, 1); // expected-error {{'InterlockedMin' needs shader model 6.6}}
}
