// RUN: hlslfe %s -T cs_6_6 -E main --verify-ir | FileCheck %s
// Written through a parameter, in each branch another one: every call means one buffer.
RWStructuredBuffer<uint> counts, sums;
RWByteAddressBuffer bytes;
void add(RWStructuredBuffer<uint> b, uint i) { b[i] += 1; }
void put(RWByteAddressBuffer b, inout uint at) { b.Store(at, at); at += 4; }
[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  if (i & 1)
    add(counts, i);
  else
    add(sums, i);
  put(bytes, i);
}
// CHECK: call void @_Z3addN4hlsl18RWStructuredBufferIjEEj(
// CHECK: call void @_Z3putN4hlsl19RWByteAddressBufferERj(
