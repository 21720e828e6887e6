// RUN: hlslfe %s -T cs_6_5 -verify
// 64-bit atomics on bytes came with shader model 6.6.
RWByteAddressBuffer b;
[numthreads(1, 1, 1)]
void main() {
  float f;
  b.InterlockedExchangeFloat(0, 1, f);
  b.InterlockedAdd(0, 1);
  b.InterlockedAdd64(0, 1); // expected-error {{'InterlockedAdd64' needs shader model 6.6}}
}
