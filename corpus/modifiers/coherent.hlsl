// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// globallycoherent goes with what can be written, alone and in arrays.
globallycoherent RWBuffer<float> a;
globallycoherent RWStructuredBuffer<float4> b[2];
reordercoherent globallycoherent RWTexture2D<float> c;
typedef globallycoherent RWByteAddressBuffer Bytes;
Bytes d;
void f(uint i) { a[i] = c[uint2(i, 0)]; b[1][i] = 2; d.Store(i, 3); }
// CHECK: target("dx.TypedBuffer", float, 1, 0, 0)
