// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Reinterpretation and counting of bits.
export uint as_bits(float a, int b, uint c) { return asuint(a) + asuint(b) + asuint(c) + (uint)asint(a); }
// CHECK-LABEL: define noundef i32 @_Z7as_bitsfij(
// CHECK: call noundef i32 @_ZN4hlsl6asuintIfEEjT_(float
// CHECK: call noundef i32 @_ZN4hlsl6asuintIiEEjT_(i32
// CHECK: call noundef i32 @_ZN4hlsl6asuintIjEEjT_(i32
// CHECK: call noundef i32 @_ZN4hlsl5asintIfEEiT_(float
// CHECK: define linkonce_odr hidden noundef i32 @_ZN4hlsl6asuintIfEEjT_(

export float4 as_floats(uint4 a, int4 b) { return asfloat(a) + asfloat(b); }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z9as_floatsDv4_jDv4_i(
// CHECK: call {{.*}} <4 x float> @_ZN4hlsl7asfloatIjLi4EEEDvT0__fDvT0__T_(<4 x i32>
// CHECK: call {{.*}} <4 x float> @_ZN4hlsl7asfloatIiLi4EEEDvT0__fDvT0__T_(<4 x i32>

export uint3 counts(int3 a, uint3 b) { return countbits(a) + firstbithigh(b) + firstbithigh(a); }
// CHECK-LABEL: define noundef <3 x i32> @_Z6countsDv3_iDv3_j(
// CHECK: call noundef <3 x i32> @_ZN4hlsl9countbitsEDv3_i(
// CHECK: call noundef <3 x i32> @_ZN4hlsl12firstbithighIjLi3EEEK
// CHECK: call noundef <3 x i32> @_ZN4hlsl12firstbithighIiLi3EEEK

export uint long_counts(uint64_t a) { return countbits(a) + firstbithigh(a); }
// CHECK-LABEL: define noundef i32 @_Z11long_countsm(
// CHECK: call noundef i32 @_ZN4hlsl9countbitsEm(i64
export uint absolute(uint a) { return abs(a); }
// CHECK-LABEL: define noundef i32 @_Z8absolutej(
// CHECK: call noundef i32 @_ZN4hlsl3absEj(i32
