// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Packed bytes and words, and what is left of the tests.

// CHECK-LABEL: define noundef i32 @_Z3dotjji(
// CHECK: call i32 @llvm.dx.dot4add.i8packed(
export int dot(uint a, uint b, int c) { return dot4add_i8packed(a, b, c); }

// CHECK-LABEL: define noundef i32 @_Z4udotjjj(
// CHECK: call i32 @llvm.dx.dot4add.u8packed(
export uint udot(uint a, uint b, uint c) { return dot4add_u8packed(a, b, c); }

export uint4 colour(float4 c) { return uint4(D3DCOLORtoUBYTE4(c)); }
export float2 unpacked(uint2 h) { return f16tof32(h); }
export bool3 tests(float3 v) { return or(isnan(v), isinf(v)); }
export uint2 bits(uint2 a, int2 b) { return reversebits(a) + countbits(a) + firstbitlow(b) + firstbithigh(a); }
export bool both(bool3 a, float2 b) { return all(a) || any(b); }
